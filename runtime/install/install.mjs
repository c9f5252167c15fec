import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exclusively } from '../process/exclusively.mjs';
import { inFolder } from '../process/folder.mjs';
import { covers, setToInstall, stampFor } from './install-stamp.mjs';
import { missingPackages, thisSystem } from './missing-packages.mjs';
import { node24 } from './node-24.mjs';
import { npmCi } from './npm-ci.mjs';
import { Unable } from '../process/unable.mjs';

// Inside node_modules, so that deleting the folder, or npm emptying it, takes the stamp along.
const stampFile = inFolder('node_modules', '.hearthlore.json');
const system = `${process.platform}-${process.arch}`;

/**
 * Makes the packages in node_modules be those of package-lock.json, `production` (what runs) or `all` (with the tools), and answers
 * the path of the Node.js to use. Does nothing when they already are.
 */
export async function install(set) {
  const node = await node24();
  if (!covers(readStamp(), wanted(set))) await exclusively(inFolder('.cache', 'install.lock'), () => installPackages(node, set));
  return node;
}

async function installPackages(node, set) {
  const before = readStamp();
  if (covers(before, wanted(set))) return;
  const chosen = setToInstall(before, set);
  console.log('Installing packages. The first time, this takes a minute or so.');
  const began = Date.now();
  await npmCi(node, inFolder(), [chosen === 'all' ? '--include=dev' : '--omit=dev']);
  const lock = JSON.parse(readFileSync(inFolder('package-lock.json'), 'utf8'));
  const missing = missingPackages(lock, thisSystem(), chosen, (path) => existsSync(inFolder(path)));
  if (missing.length > 0) {
    throw new Unable(
      `Some packages did not arrive: ${missing.join(', ')}. Check the internet connection and the room on the disk, and run this again.`,
    );
  }
  writeFileSync(stampFile, JSON.stringify(wanted(chosen)));
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function wanted(set) {
  return stampFor(
    createHash('sha256')
      .update(readFileSync(inFolder('package-lock.json')))
      .digest('hex'),
    system,
    set,
  );
}

function readStamp() {
  try {
    return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
