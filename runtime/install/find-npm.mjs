import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { Unable } from '../process/unable.mjs';

/** The path of npm's own script: the npm that started this command, else the first one on PATH, else the one beside this Node. */
export function findNpm(env = process.env) {
  const onPath = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean).map(scriptBehind);
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const found = [env.npm_execpath, ...onPath, beside].find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path));
  if (!found) throw new Unable('npm was not found. It comes with Node.js: install Node.js 24 from https://nodejs.org and run this again.');
  return found;
}

function scriptBehind(binFolder) {
  const besideCommand = join(binFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (existsSync(besideCommand)) return besideCommand;
  const link = join(binFolder, 'npm');
  return existsSync(link) ? realpathSync(link) : undefined;
}
