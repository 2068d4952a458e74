/** Handing a link on: the device's own way where it has one, else the clipboard. */

/** Copy, also where the page is not served by https and the clipboard is out of reach. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'speech-only'
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}

/** True if the text was copied: the reader must be told, because nothing else happens. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined) // the reader thought better of it
    return false
  }
  await copyText(url)
  return true
}

/** Hand a text over as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** An address that only this very device understands. */
export function isLocal(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || url.hostname.startsWith('127.')
}
