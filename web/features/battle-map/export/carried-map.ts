import { wholeMap } from '#domain/battle-map/vtt/write-vtt.ts';
import type { Ground, Wall } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { base64Of, fromBase64 } from '#web/lib/files/small-enough.ts';
import type { WholeMap } from './drawn-map.ts';
import { packed, unpacked } from './packed.ts';
import { chunksOf, isPng, isSound, withChunk } from './png-chunks.ts';

const { carriedBytes } = battleMapLimits;

/** What a picture says of the map in it: the map, unread; that there is none; or that it is damaged. */
export type Carried = { map: unknown } | 'none' | 'damaged';

/** A map without what its picture does not show: the layer of Dungeon Masters, and drawings and texts that are left out of it. */
export function shownPart(ground: Ground, layers: Layers): Ground {
  const stamps = ground.stamps.flatMap((stamp) => {
    const drawing = layers.drawings ? stamp.drawing : null;
    const text = layers.texts ? stamp.text : '';
    return (stamp.forDm && !layers.forDm) || (drawing === null && text === '') ? [] : [{ ...stamp, drawing, text }];
  });
  return { ...ground, stamps, walls: layers.forDm ? ground.walls : ground.walls.map(withoutLock) };
}

/** How hard a lock is to open, those who lead know alone. */
function withoutLock(wall: Wall): Wall {
  const { lockDifficulty, ...known } = wall;
  void lockDifficulty;
  return known;
}

const packedMap = ({ ground, picture }: WholeMap) => packed(JSON.stringify(wholeMap(ground, picture)));

/** What stands before our text in its part of a PNG: its name, that it is packed, and neither a language nor another name. */
const heading = Uint8Array.from('hearthlore\0\u0001\0\0\0', (sign) => sign.charCodeAt(0));

/** A PNG that carries a map in a text of its own, which other programs pass over. */
export async function pngCarrying(png: Blob, map: WholeMap): Promise<Blob> {
  const [bytes, text] = [new Uint8Array(await png.arrayBuffer()), await packedMap(map)];
  if (text === null) return png;
  const data = new Uint8Array(heading.length + text.length);
  data.set(heading);
  data.set(text, heading.length);
  return new Blob([new Uint8Array(withChunk(bytes, { type: 'iTXt', data }))], { type: png.type });
}

/** An SVG that carries a map in its metadata, which are not drawn. */
export async function svgCarrying(svg: string, map: WholeMap): Promise<string> {
  const text = await packedMap(map);
  if (text === null) return svg;
  const base64 = await base64Of(new Blob([new Uint8Array(text)]));
  return svg.replace('</title>', () => `</title>\n<metadata id="hearthlore-map">${base64}</metadata>`);
}

/** Reads the map that a file carries which is a PNG or an SVG; of any other file null. */
export async function readCarried(bytes: Uint8Array): Promise<Carried | null> {
  if (isPng(bytes)) return fromPng(bytes);
  const first = new TextDecoder().decode(bytes.subarray(0, battleMapLimits.svgHeadBytes));
  return /^[\s\uFEFF]*<(?:\?xml|!--|!doctype|svg)/i.test(first) ? fromSvg(new TextDecoder().decode(bytes)) : null;
}

async function fromPng(bytes: Uint8Array): Promise<Carried> {
  const chunks = chunksOf(bytes);
  if (chunks === null) return 'damaged';
  const name = heading.subarray(0, heading.indexOf(0) + 1);
  const ours = chunks.find(({ type, data }) => type === 'iTXt' && name.every((byte, n) => data[n] === byte));
  if (ours === undefined) return 'none';
  const isKnown = heading.every((byte, n) => ours.data[n] === byte);
  return isKnown && isSound(bytes, ours) ? read(ours.data.subarray(heading.length)) : 'damaged';
}

async function fromSvg(svg: string): Promise<Carried> {
  const [, base64] = /<metadata id="hearthlore-map">([^<]*)<\/metadata>/.exec(svg) ?? [];
  if (base64 === undefined) return 'none';
  const blob = fromBase64(base64.replaceAll(/\s/g, ''), '');
  return blob === null ? 'damaged' : read(new Uint8Array(await blob.arrayBuffer()));
}

async function read(bytes: Uint8Array): Promise<Carried> {
  const text = await unpacked(bytes, carriedBytes);
  try {
    return text === null ? 'damaged' : { map: JSON.parse(text) };
  } catch {
    return 'damaged';
  }
}
