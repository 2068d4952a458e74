/** The one command on its way from this page to a table. It is kept until the server has answered,
 * also over a reload, and always goes out under the same id: a move is never made twice. */
import type { Ack, Command } from './types'
import { api, Refused } from './api'

const RETRIES_MS = [300, 700, 1500, 3000, 6000, 10000]
const STORE = 'tablero-outbox-'

export interface Sending {
  /** Ends the attempts; the command stays for the next time the table is opened. */
  until: AbortSignal
  /** The line is down; the command waits. */
  onHeld: () => void
}

export async function send(table: string, command: Command, sending: Sending): Promise<Ack> {
  keep(table, command)
  for (let tries = 0; ; tries++) {
    try {
      const ack = await api.command(table, command)
      forget(table, command)
      return ack
    } catch (error) {
      const offline = error instanceof Refused && error.problem.code === 'offline'
      if (!offline) forget(table, command)
      if (!offline || sending.until.aborted) throw error
    }
    sending.onHeld()
    await lineOrTime(RETRIES_MS[Math.min(tries, RETRIES_MS.length - 1)] ?? 0, sending.until)
  }
}

/** A command that an earlier page did not get an answer to. */
export function unsent(table: string): Command | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE + table) ?? 'null') as Command | null
  } catch {
    return null
  }
}

function keep(table: string, command: Command): void {
  try {
    sessionStorage.setItem(STORE + table, JSON.stringify(command))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Answered; the next command may be under way already and stays. */
function forget(table: string, command: Command): void {
  if (unsent(table)?.id === command.id) sessionStorage.removeItem(STORE + table)
}

function lineOrTime(wait: number, until: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(done, wait)
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      until.removeEventListener('abort', done)
      go()
    }
    window.addEventListener('online', done)
    until.addEventListener('abort', done)
  })
}
