"""The same person in another browser: by a link that serves once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.people import offered, start_against_bots


def test_a_seat_is_taken_along_to_another_device(new_page: NewPage) -> None:
    laptop, phone, stranger = new_page(), new_page(), new_page(expected="409 (Conflict)")
    start_against_bots(laptop, "puerto_rico")
    table = laptop.url
    laptop.goto("/")
    laptop.get_by_test_id("device").click()
    link = laptop.get_by_test_id("device-link")
    link.wait_for()
    address = link.input_value()
    phone.goto(table)
    expect(offered(phone)).to_have_count(0)
    phone.goto(address)
    expect(phone.get_by_test_id("device-owner")).to_contain_text("made by")
    phone.get_by_test_id("go-on").click()
    phone.wait_for_url(re.compile(r"/$"))
    phone.goto(table)
    expect(offered(phone).first).to_be_visible()
    stranger.goto(address)
    stranger.get_by_test_id("go-on").click()  # refused: the browser itself notes that, too
    expect(stranger.get_by_role("alert")).to_be_visible()
    laptop.reload()
    laptop.get_by_test_id("unbind").click()  # and let go again
    expect(laptop.get_by_test_id("devices")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_test_id("waiting")).to_be_visible()
    expect(offered(phone)).to_have_count(0)


def test_who_followed_a_strangers_link_gets_out_again(new_page: NewPage) -> None:
    mallory, victim = new_page(), new_page()
    start_against_bots(mallory, "puerto_rico")
    mallory.goto("/")
    mallory.get_by_test_id("device").click()
    link = mallory.get_by_test_id("device-link")
    link.wait_for()
    victim.goto(link.input_value())
    victim.get_by_test_id("go-on").click()
    expect(victim.get_by_test_id("goes-with")).to_be_visible()
    victim.get_by_test_id("unbind-here").click()
    expect(victim.get_by_test_id("devices")).to_have_count(0)
    expect(victim.get_by_test_id("my-table")).to_have_count(0)
