import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { exclusively } from '../process/exclusively.mjs';
import { inFolder } from '../process/folder.mjs';
import { explainNpmFailure, npmCi } from './npm-ci.mjs';
import { Unable } from '../process/unable.mjs';

const needed = 24;
const roomNeeded = 200e6;
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const home = inFolder('runtime', 'node_modules', `node-${system}`);
const program = inFolder(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stampFile = inFolder('runtime', 'node_modules', '.hearthlore');

/** The path of a Node.js new enough to run Hearthlore: the one running this, else the project's own, fetched on first use. */
export async function node24() {
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  const version = JSON.parse(readFileSync(inFolder('runtime', 'package.json'), 'utf8')).optionalDependencies[`node-${system}`];
  if (!version) throw new Unable(`Hearthlore needs Node.js ${needed} or newer and this is ${process.version}. ${installYourself}`);
  if (!isReady(version)) await exclusively(inFolder('.cache', 'node.lock'), () => (isReady(version) ? undefined : prepare(version)));
  return program;
}

const installYourself = `Install Node.js ${needed} from https://nodejs.org and run this again.`;

async function prepare(version) {
  if (!runs(version)) await fetchNode(version);
  writeFileSync(stampFile, version);
}

async function fetchNode(version) {
  console.log(`Fetching Node.js ${version}, because Hearthlore needs ${needed} or newer and this is ${process.version}.`);
  const said = await npmCi(process.execPath, inFolder('runtime'));
  if (runs(version)) return;
  // To npm it is an optional package, so it says nothing when it could not be had, or only in part.
  const cause = existsSync(program) ? `It does not run on this system. ${installYourself}` : 'Check the internet connection.';
  rmSync(home, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(inFolder('runtime'));
  const noRoom = bavail * bsize < roomNeeded ? 'The disk is full. Make about 1 GB of room and run this again.' : undefined;
  throw new Unable(`Node.js ${version} could not be set up. ${noRoom ?? explainNpmFailure(said, inFolder('runtime')) ?? cause}`);
}

const runs = (version) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;

const isReady = (version) => existsSync(program) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === version;
