import { listText } from '#domain/text/list-text.ts';
import type { SvgElement } from './svg-elements.ts';

/** What an SVG has that is not taken over, each in words. */
const lostNames = {
  text: 'texts',
  image: 'pictures',
  use: 'copies of other parts',
  filter: 'filters',
  mask: 'masks and clippings',
  linked: 'pictures that lie elsewhere',
  font: 'fonts of its own',
} as const;
export type SvgLost = keyof typeof lostNames;

const isGiven = (value: string | undefined) => value !== undefined && value !== '' && value !== 'none';

/** What of an element that shows does not become part of a stamp. */
export function lostOfElement({ name, attributes }: SvgElement): SvgLost[] {
  const given = (key: string) => isGiven(attributes.get(key));
  const lost: SvgLost[] = [];
  if (name === 'text' || name === 'image' || name === 'use') lost.push(name);
  if (given('filter')) lost.push('filter');
  if (given('mask') || given('clip-path')) lost.push('mask');
  return lost;
}

const linked =
  /<(?:\w+:)?image\b[^>]*?\shref\s*=\s*["']\s*(?!data:|#)[^"'\s]|<(?:\w+:)?image\b[^>]*?:href\s*=\s*["']\s*(?!data:|#)[^"'\s]/i;
const ownFont = /@font-face|@import\b/i;

/** What a browser leaves out of an SVG that it draws as a picture: nothing is fetched for it. */
export function lostOfPicture(svg: string): SvgLost[] {
  const lost: SvgLost[] = [];
  if (linked.test(svg)) lost.push('linked');
  if (ownFont.test(svg)) lost.push('font');
  return lost;
}

/** The same as a sentence; empty where nothing is lost. */
export function lostText(lost: Iterable<SvgLost>): string {
  const names = [...new Set(lost)].map((each) => lostNames[each]);
  return names.length === 0 ? '' : `Left out of this file: ${listText(names)}.`;
}
