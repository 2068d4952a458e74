/** The service worker: from the first table on the page opens without a network, too (tools/service-worker.js). */

const PATIENCE_MS = 3000

/** Waits until it stands between the page and the network, so that what the worker fetches is fetched once and kept. */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const patience = new Promise((go) => setTimeout(go, PATIENCE_MS))
  try {
    await Promise.race([registered(), patience])
  } catch (error) {
    console.info(error) // then it is played with a network
  }
}

async function registered(): Promise<void> {
  await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI))
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null) {
    await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go, { once: true }))
  }
  active?.postMessage('fetch the rest')
}
