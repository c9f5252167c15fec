import { posix } from 'node:path';

/** Source files of one folder: more are put into sub-folders by noun. */
export const FILES_PER_FOLDER = 25;

/** Names that a slice shows to others in its index.ts: one that shows more is used in too many ways. */
export const NAMES_PER_FACE = 10;

const code = /\.(?:tsx?|mjs)$/;
const beside = /\.(?:test|fixture|journey)\.[a-z]+$/;
const specifier = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])((?:\.{1,2}\/|#)[^'"\n]+)\1/g;

const face = /^server\/features\/[^/]+\/index\.ts$/;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const single = /^export\s+(?:\*\s+as|(?:async\s+)?function|const|let|class|interface|type)\s+\w/gm;

/** Whether a path is code of the product: no test, fixture or other thing beside it. */
export const isSource = (path) => code.test(path) && !beside.test(path);

/**
 * What is wrong with the folders, in sentences. `files` are paths from the project's root with their text, and `isOpen` says
 * which folders may hold any number of files.
 * `import()` counts as an import, and so does one of types alone.
 */
export function structureOf(files, isOpen = () => false) {
  const sources = files.filter(({ path }) => isSource(path));
  return [...tooMany(sources, isOpen), ...faces(sources), ...circles(sources), ...schemasMadeInUse(sources)];
}

const schemaInUse = /\n[ \t]+[^\n]*\bz\s*\.(?:array|object)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\.\w+\(\))*\s*\.(?:safeP|p)arse\(/;

/** To make a schema costs more than to check many rows against it, and a store may be asked a hundred times a second. */
function schemasMadeInUse(sources) {
  const stores = sources.filter(({ path, text }) => path.endsWith('.store.ts') && schemaInUse.test(text));
  return stores.map(({ path }) => `${path} makes a schema each time it reads; make it once, outside of the function.`);
}

function tooMany(sources, isOpen) {
  const many = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...many]
    .filter(([folder, its]) => its.length > FILES_PER_FOLDER && !isOpen(folder))
    .map(
      ([folder, its]) =>
        `${folder} has ${its.length} files; put them into sub-folders by what they are about, ${FILES_PER_FOLDER} at most.`,
    );
}

function faces(sources) {
  const shown = sources.filter(({ path }) => face.test(path));
  const wide = shown.flatMap(({ path, text }) => {
    const size = namesOf(text);
    return size > NAMES_PER_FACE ? [`${path} shows ${size} names; ${NAMES_PER_FACE} at most: show only what other slices use.`] : [];
  });
  const blind = shown.filter(({ text }) => /^export\s+\*\s+from/m.test(text));
  return [...wide, ...blind.map(({ path }) => `${path} shows all of a file; name what other slices use.`)];
}

function namesOf(text) {
  const lists = [...text.matchAll(listed)].flatMap(([, names]) => names.split(',').filter((name) => name.trim() !== ''));
  return lists.length + [...text.matchAll(single)].length;
}

function circles(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const files = new Map(sources.map(({ path, text }) => [path, importsOf(path, text).filter((other) => known.has(other))]));
  const folders = new Map();
  for (const [path, imports] of files) {
    // A feature's index.ts is its face: it names what lies in its sub-folders, and those do not use it.
    if (posix.basename(path) === 'index.ts') continue;
    const from = posix.dirname(path);
    if (!folders.has(from)) folders.set(from, new Set());
    for (const other of imports)
      if (posix.basename(other) !== 'index.ts' && !isWithin(from, posix.dirname(other))) folders.get(from).add(posix.dirname(other));
  }
  return [
    ...knots(files).map((knot) => `These files import each other in a circle, import() included: ${knot.join(', ')}.`),
    ...knots(folders).map((knot) => `These folders import each other in a circle: ${knot.join(', ')}.`),
  ];
}

/** Whether one of two folders lies in the other: what a folder's parts share may stand above them, beside what they make up together. */
const isWithin = (one, other) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

function importsOf(path, text) {
  return [...text.matchAll(specifier)].map(([, , to]) =>
    to.startsWith('#') ? to.slice(1) : posix.normalize(posix.join(posix.dirname(path), to)),
  );
}

/** The groups whose members all reach each other (Tarjan's strongly connected components), those of one member left out. */
function knots(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const knot = open.splice(open.indexOf(node));
    if (knot.length > 1) found.push(knot.toSorted((one, other) => (one < other ? -1 : 1)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
