import { asking, inWeb, screenModules } from './screen-modules.ts';

/** What is read of a module to sort it: what it imports at once, and its text. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Screens that most people arrive at, by the name of the file with what they need beside their own module and `kit`. */
const arrivals: Readonly<Record<string, readonly string[]>> = {
  home: screenModules.home,
  table: screenModules.table,
  'sign-in': screenModules['/auth'],
};

/**
 * What others wrote of `frame`, in a file of its own: it stays the same from one version of the product to the next, and a browser that
 * looks up a place in our code need not read React's again.
 */
const LIBRARIES = 'libraries';
const isLibrary = (id: string) => id.includes('/node_modules/') || id.startsWith('\0rolldown/');

/** Home shows it at once, and the table's rail when it is there. */
const portrait = 'features/characters/portrait/portrait.tsx';

/** What screens that people arrive at begin with. Whoever only shows the way to one does not need it. */
const doors = new Set([...screenModules['/'], ...Object.values(arrivals).flat()].filter((path) => path !== asking).map(inWeb));
/** What begins a file of its own, as everybody has the rest of it. */
const landing = new Set(screenModules['/'].map(inWeb));

/**
 * The sentences of refusals. Rules that home and a table use name them, in functions that the pages never call: what is left of them after
 * the build is used by signing in, and by single dialogs.
 */
const isRefusal = (id: string) => id.startsWith(inWeb('../domain/refusals/'));

const isIcons = (id: string) => id.endsWith('/lucide-react.mjs');

/** The module of each icon by its name, from the list of all. */
function iconsIn(list: string, code: string): Map<string, string> {
  const folder = list.replace(/[^/]+$/, '');
  return new Map(
    [...code.matchAll(/export \{([^}]*)\} from ['"]\.\/([^'"]+)['"]/g)].flatMap(([, names = '', path = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, folder + path] as const),
    ),
  );
}

/** What the other screens begin with. */
const elsewhereModules = Object.values(screenModules)
  .flat()
  .filter((path) => path !== asking && !doors.has(inWeb(path)));

/** Everything that modules import at once, and so on; of the list of all icons those that are named. With `later` also what they fetch later. */
function reached(graph: Graph, from: readonly string[], later = false): Set<string> {
  const found = new Set(from.map(inWeb));
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) if (!doors.has(next)) found.add(next);
    for (const next of info?.importedIds ?? []) {
      if (isIcons(next))
        for (const icon of iconsOf(info?.code ?? '', iconsIn(next, graph.getModuleInfo(next)?.code ?? ''))) found.add(icon);
      else found.add(next);
    }
  }
  return found;
}

function iconsOf(code: string, icons: ReadonlyMap<string, string>): string[] {
  const named = [...code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)].flatMap(([, names = '']) => names.split(','));
  return named.flatMap((name) => icons.get(name.trim().split(' ')[0] ?? '') ?? []);
}

/**
 * Says of each module of one build in which file it goes; null for those that are left to the bundler. The files need each other in
 * one direction only, as what a module imports is reached from wherever the module is: arrivals, `kit`, `frame`, `libraries`.
 */
export function fileOfModule(): (id: string, graph: Graph) => string | null {
  let elsewhere: ReadonlySet<string> | undefined;
  let files: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (id, graph) => {
    files ??= [
      ['frame', reached(graph, ['main.tsx', ...screenModules['/']])],
      ['kit', reached(graph, [asking, portrait])],
      ...Object.entries(arrivals).map(([name, modules]) => [name, reached(graph, modules)] as const),
    ];
    elsewhere ??= reached(graph, elsewhereModules, true);
    if (landing.has(id)) return null;
    if (isRefusal(id)) return 'sign-in-shared';
    const [first, second] = files.filter(([, modules]) => modules.has(id));
    if (!first) return null;
    if (first[0] === 'frame') return isLibrary(id) ? LIBRARIES : first[0];
    if (first[0] === 'kit') return first[0];
    return second ? 'kit' : elsewhere.has(id) ? `${first[0]}-shared` : first[0];
  };
}
