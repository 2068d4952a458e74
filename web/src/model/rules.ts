/** A title's rules as something to search: numbered statements, tables, and what each component says. */

export interface Piece {
  text: string
  kind: 'plain' | 'em' | 'strong' | 'code'
}

export type Block =
  | { kind: 'statement'; number: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: string[][] }

export interface Section {
  number: string
  title: string
  blocks: Block[]
}

export interface Rules {
  /** What some words mean, before the first section. */
  terms: string
  sections: Section[]
}

export interface Component {
  id: string
  name: string
  text: string
}

const HEADING = /^## (?:(\d+) )?(.+)$/
const STATEMENT = /^\*\*(\d+\.\d+)\*\* ([\s\S]+)$/

/** The numbered sections; what follows them is for those who look after the program. */
export function parseRules(markdown: string): Rules {
  const rules: Rules = { terms: '', sections: [] }
  let section: Section | null = null
  for (const part of markdown.split(/\n{2,}/)) {
    const text = part.trim()
    const heading = HEADING.exec(text)
    if (heading) {
      if (!heading[1]) break
      section = { number: heading[1], title: heading[2] ?? '', blocks: [] }
      rules.sections.push(section)
    } else if (section) section.blocks.push(blockOf(text))
    else if (text !== '') rules.terms = joined(text)
  }
  return rules
}

function blockOf(text: string): Block {
  if (text.startsWith('|')) return { kind: 'table', rows: rowsOf(text) }
  const statement = STATEMENT.exec(text)
  if (statement) return { kind: 'statement', number: statement[1] ?? '', text: joined(statement[2] ?? '') }
  return { kind: 'text', text: joined(text) }
}

function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
}

function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

/** `*set apart*`, `**strong**` and `` `names` `` inside a sentence. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (part === '') continue
    if (part.startsWith('**')) pieces.push({ kind: 'strong', text: part.slice(2, -2) })
    else if (part.startsWith('*')) pieces.push({ kind: 'em', text: part.slice(1, -1) })
    else if (part.startsWith('`')) pieces.push({ kind: 'code', text: part.slice(1, -1) })
    else pieces.push({ kind: 'plain', text: part })
  }
  return pieces
}

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** Whether a text has every word looked for, in any order. */
export function isFound(text: string, wanted: string): boolean {
  const there = folded(text)
  return folded(wanted).split(/\s+/).every((word) => there.includes(word))
}

function textOf(block: Block): string {
  return block.kind === 'table' ? block.rows.flat().join(' ') : block.kind === 'text' ? block.text : `${block.number} ${block.text}`
}

/** The sections with the statements in which something is found; a title that fits brings its whole section. */
export function found(rules: Rules, wanted: string): Section[] {
  if (wanted.trim() === '') return rules.sections
  return rules.sections
    .map((section) =>
      isFound(`${section.number} ${section.title}`, wanted)
        ? section
        : { ...section, blocks: section.blocks.filter((block) => isFound(textOf(block), wanted)) },
    )
    .filter((section) => section.blocks.length > 0)
}

/** The words of a search inside a text, for marking them. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const search = folded(wanted).split(/\s+/).filter((word) => word.length > 1)
  if (search.length === 0) return [{ text, hit: false }]
  const escaped = search.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'))
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'giu'))
  return parts.map((part, i) => ({ text: part, hit: i % 2 === 1 })).filter((part) => part.text !== '')
}

/** The longest name of a component that a thing's own name begins with; else what stands before the first mark. */
export function nameIn(title: string, components: readonly Component[]): string {
  const inside = components.map((each) => each.name).filter((name) => folded(title).startsWith(folded(name)))
  return inside.sort((a, b) => b.length - a.length)[0] ?? title.split(/[·,:(+.]/)[0]?.trim() ?? ''
}
