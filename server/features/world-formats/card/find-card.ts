import { fieldOf, isObject, readJson } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { readPng } from '#server/features/world-formats/png/read-png.ts';
import { readText } from '#server/features/world-formats/read-text.ts';

/** The card in a JSON document: version 2 and 3 within their envelope, version 1 bare; null when there is none. */
export function findCard(json: Json): { card: JsonObject; envelope: JsonObject } | null {
  const spec = fieldOf(json, 'spec');
  const data = fieldOf(json, 'data');
  if (isObject(json) && typeof spec === 'string' && spec.startsWith('chara_card') && isObject(data)) return { card: data, envelope: json };
  const isFirst =
    isObject(json) &&
    typeof json['name'] === 'string' &&
    ['first_mes', 'personality', 'mes_example'].some((key) => Object.hasOwn(json, key));
  return isFirst ? { card: json, envelope: {} } : null;
}

/** The card within a picture, the newer version if there are two, and the picture without it. Refuses a picture that holds none. */
export function cardOfPng(bytes: Uint8Array, where: string): { json: Json; picture: Uint8Array; assets: Map<string, Uint8Array> } {
  const { texts, picture } = readPng(bytes, where);
  const packed = texts.get('ccv3') ?? texts.get('chara');
  if (packed === undefined) throw importRefusal('noCard', {});
  const json = readJson(readText(Buffer.from(packed, 'base64'), where), where);
  const assets = [...texts].flatMap(([keyword, data]): [string, Uint8Array][] => {
    const path = /^chara-ext-asset_:?(.+)$/.exec(keyword)?.[1];
    return path === undefined ? [] : [[path, new Uint8Array(Buffer.from(data, 'base64'))]];
  });
  return { json, picture, assets: new Map(assets) };
}
