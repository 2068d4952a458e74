## Why an action cannot be begun

reason-no_bandit_pair = You have no pair of a green and an orange bandit.
reason-no_hazard = There is no hazard on the trail.
reason-no_bandit = There is no bandit to capture.
reason-no_neighbour = There is no building next to it to use.
