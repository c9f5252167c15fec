import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project's own folder, wherever the command was started from. */
export const folder = fileURLToPath(new URL('../..', import.meta.url));

/** The absolute path of something inside the project's folder. */
export const inFolder = (...parts) => resolve(folder, ...parts);
