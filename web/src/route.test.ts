// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { parse } from './route.svelte'

const at = (path: string) => parse(new URL(path, 'http://host'))

describe('addresses', () => {
  it('name screens', () => {
    expect(at('/')).toEqual({ screen: 'home' })
    expect(at('/new/gwt2')).toEqual({ screen: 'new', game: 'gwt2' })
    expect(at('/table/abc')).toEqual({ screen: 'table', table: 'abc', seat: null, invite: '' })
    expect(at('/table/abc?seat=1&invite=xyz')).toMatchObject({ seat: 1, invite: 'xyz' })
    expect(at('/table/abc/replay')).toEqual({ screen: 'replay', table: 'abc', review: false })
    expect(at('/table/abc/replay?review')).toMatchObject({ review: true })
    expect(at('/nonsense')).toEqual({ screen: 'lost' })
  })
})
