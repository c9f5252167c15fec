import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The path of a file or folder of the project, whether this runs from its source or from what was built of it. */
export function inProject(...path: string[]): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, ...path);
}
