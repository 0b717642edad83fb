import { CODES, decodePlaces, withoutCodes } from '../place-code.ts'
import type { Place } from '../places.ts'
import { releaseClick } from './held-click.ts'
import { ask } from './request.ts'

/** The editable texts on this page: for each element, the places of its own texts. */
const texts = new Map<Element, number[]>()
const ofNode = new WeakMap<Node, number[]>()
const known = new Map<number, Place>()

export const markedElements = () => [...texts.keys()].filter((element) => element.isConnected)
export const placeOf = (number: number) => known.get(number)
export const placesOf = (element: Element) => texts.get(element) ?? []

/** Returns the closest element, at or around a node, that has an editable text of its own. */
export function markedAt(node: EventTarget | null): Element | null {
  for (let at = node instanceof Element ? node : null; at && at !== document.body; at = at.parentElement)
    if (texts.has(at)) return at
  return null
}

/** Returns the place of the element's text at a point of the screen. */
export function placeAt(element: Element, x: number, y: number): number {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode
  return (node && ofNode.get(node)?.[0]) ?? placesOf(element)[0] ?? 0
}

/** Returns the editable texts and their files, in the order of the page. */
const shown = () =>
  markedElements().flatMap((element) =>
    placesOf(element).map((number) => ({ element, file: placeOf(number)?.file ?? '' })),
  )

/** Returns the element with the first text of a file. */
export const startOf = (wanted: string) =>
  shown().find(({ element, file }) => file === wanted && document.body.contains(element))?.element

/** Returns the file of the person, clinic or post that a picture belongs to, found by the nearest of their texts. */
export function entryNear(node: EventTarget | null): string | undefined {
  const entries = shown().filter(({ file }) => /^(people|clinics|posts)\//.test(file))
  const near = (at: Element | null, height = 0): string | undefined =>
    at && at !== document.body && height < 7
      ? (entries.find(({ element }) => at.contains(element))?.file ?? near(at.parentElement, height + 1))
      : undefined
  return near(node instanceof Element ? node : null)
}

/**
 * Finds the marked texts in a part of the page and returns their places. Removes their codes, except within islands,
 * because React compares those texts with its own; codes that stay are invisible.
 */
function scan(root: Node): number[] {
  const found: number[] = []
  const remember = (element: Element, node: Node, text: string) => {
    const numbers = decodePlaces(text)
    const before = (texts.get(element) ?? []).filter((one) => !numbers.includes(one))
    texts.set(element, [...before, ...numbers])
    ofNode.set(node, numbers)
    found.push(...numbers)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.localName === 'script' || element.localName === 'style') continue
    const isIsland = element.closest('[data-island]') !== null
    if (node instanceof Text && node.data.search(CODES) >= 0) {
      remember(element, node, node.data)
      if (!isIsland) node.data = withoutCodes(node.data)
    }
    if (node instanceof Element && !node.hasAttribute('data-props'))
      for (const { name, value } of [...node.attributes]) {
        if (value.search(CODES) < 0) continue
        remember(node, node, value)
        if (!isIsland) node.setAttribute(name, withoutCodes(value))
      }
  }
  return found
}

/** Watches the page for marked texts, and calls `onKnown` when the places of new ones are known. */
export function watchTexts(onKnown: () => void): void {
  const learn = async (numbers: number[]) => {
    const unknown = [...new Set(numbers)].filter((number) => !known.has(number))
    if (unknown.length > 0) {
      const places = await ask<(Place | null)[]>('places', { places: unknown })
      for (const [index, place] of places.entries()) if (place) known.set(unknown[index] ?? -1, place)
    }
    onKnown()
  }
  learn(scan(document.documentElement)).catch(console.error).finally(releaseClick)
  new MutationObserver((records) => {
    const changed = records.flatMap(({ target, addedNodes, type }) =>
      type === 'childList' ? [...addedNodes] : [target],
    )
    const found = changed.filter((node) => node.isConnected).flatMap(scan)
    if (found.length > 0) learn(found).catch(console.error)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Returns the files whose texts are on this page, starting with that of its title. */
export function filesHere(): string[] {
  const weights = new Map<string, number>()
  for (const { element, file } of shown().filter((one) => one.file))
    weights.set(file, (weights.get(file) ?? 0) + (element.localName === 'title' ? 1000 : 1))
  return [...weights].sort(([, one], [, other]) => other - one).map(([file]) => file)
}
