import { importLimits } from './import-limits.ts';
import { importRefusal } from './import-refusals.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/**
 * Reads JSON that somebody else wrote. Refuses what is no JSON, is nested deeper or holds more values than allowed, or
 * names a field after an object's prototype. `where` is the file's name in the sentence.
 */
export function readJson(text: string, where: string): Json {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  measure(source, where);
  let value: Json;
  try {
    value = JSON.parse(source);
  } catch {
    throw importRefusal('badJson', { name: where });
  }
  refusePrototypeKeys(value, where);
  return value;
}

/** Looks at the brackets before the parser does, so that depth and size never reach it. */
function measure(source: string, where: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < source.length; at++) {
    const char = source.charCodeAt(at);
    if (char === 0x22) at = endOfString(source, at);
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > importLimits.jsonDepth) throw importRefusal('deepJson', { name: where });
    } else if (char === 0x7d || char === 0x5d) depth--;
    else if ((char === 0x2c || char === 0x3a) && ++values > importLimits.jsonValues) throw importRefusal('hugeJson', { name: where });
  }
}

function endOfString(source: string, start: number): number {
  let end = source.indexOf('"', start + 1);
  while (end > 0 && isEscaped(source, end)) end = source.indexOf('"', end + 1);
  return end < 0 ? source.length : end;
}

function isEscaped(source: string, quote: number): boolean {
  let slashes = 0;
  while (source.charCodeAt(quote - 1 - slashes) === 0x5c) slashes++;
  return slashes % 2 === 1;
}

/** Refuses fields that name an object's prototype, wherever they stand. */
function refusePrototypeKeys(root: Json, where: string): void {
  const waiting: Json[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (isObject(value)) {
      for (const [key, one] of Object.entries(value)) {
        if (key === '__proto__' || ((key === 'constructor' || key === 'prototype') && isObject(one))) {
          throw importRefusal('prototypeKey', { name: where });
        }
        waiting.push(one);
      }
    }
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that the object has itself. */
export function fieldOf(object: Json | undefined, key: string): Json | undefined {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Texts and numbers as text, trimmed; everything else is ''. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A list as it is, a single text as a list of one, comma-separated nothing. */
export function textsOf(value: Json | undefined): string[] {
  const list = Array.isArray(value) ? value : [value ?? null];
  return list.map(textOf).filter((text) => text !== '');
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : isObject(value) ? Object.values(value).filter(isObject) : [];
}

/** Whether there is nothing in it that could be lost. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
