import { fieldOf, readJson } from '#server/features/world-formats/json.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { readReadme } from './readme.ts';
import { readmeNote, worldFile } from './vault-folders.ts';

/** Whether unpacked files are a vault that we wrote: by its world.json, or by its README where that is gone. */
export function isVault(files: Map<string, Uint8Array>): boolean {
  const world = files.get(worldFile);
  if (world && fieldOf(readJson(readText(world, worldFile), worldFile), 'format') === 'hearthlore-world') return true;
  const path = `${readmeNote}.md`;
  const readme = files.get(path);
  return readme !== undefined && readReadme(readText(readme, path), path) !== null;
}
