import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ContentError, readContent } from '#domain/content.ts';
import { inProject } from '#server/kernel/in-project.ts';

/** What one file below `content/` holds, such as `generator/words.json`. Refuses a wrong one with a ContentError. */
export function contentFile<T>(path: string, schema: z.ZodType<T>, root = inProject()): T {
  const file = `content/${path}`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new ContentError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return readContent(file, schema, data);
}

/** The names of the folders in a folder below `content/`, in order. */
export function contentFolders(folder: string, root = inProject()): string[] {
  const entries = readdirSync(join(root, 'content', folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** What every file of a folder below `content/` holds, by the name of the file and in the order of their names. */
export function contentFolder<T>(folder: string, schema: z.ZodType<T>, root = inProject()): Map<string, T> {
  const files = readdirSync(join(root, 'content', folder)).filter((name) => name.endsWith('.json'));
  return new Map(files.toSorted().map((name) => [basename(name, '.json'), contentFile(`${folder}/${name}`, schema, root)]));
}

/** The names of the files in a folder below `content/`, in order. */
export const contentNames = (folder: string, root = inProject()): string[] => readdirSync(join(root, 'content', folder)).toSorted();
