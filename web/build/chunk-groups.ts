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
const isLibrary = (id: string) => (id.includes('/node_modules/') && !id.includes('/lucide-react/')) || id.startsWith('\0rolldown/');

/** Home shows it at once, and the table's rail when it is there. */
const portrait = 'features/characters/portrait/portrait.tsx';
/** So little, and used by so many, that nobody shall load the rest of an arrival for it. */
const littleThings = ['lib/new-id.ts', '../domain/result.ts', '../domain/limits/units.ts', 'features/characters/sheet/sheet-text.ts'];

/** What screens that people arrive at begin with. Whoever only shows the way to one does not need it. */
const doors = new Set([...screenModules['/'], ...Object.values(arrivals).flat()].filter((path) => path !== asking).map(inWeb));
/** What begins a file of its own, as everybody has the rest of it. */
const landing = new Set(screenModules['/'].map(inWeb));

/**
 * The sentences of refusals. Rules that home and a table use name them, in functions that the pages never call: what is left of them after
 * the build is used by signing in, and by single dialogs.
 */
const isRefusal = (id: string) => id.startsWith(inWeb('../domain/refusals/'));

/** Parts of a table that come by themselves: one file of them is smaller than each apart with what two of them share. */
const storyParts = [
  'features/chat/message/check-card.tsx',
  'features/chat/message/sign-icon.tsx',
  'features/combat/turn-banner.tsx',
  'features/narrator/guidance-panel.tsx',
  'features/narrator/reply-held-back.tsx',
  'table/first-steps/dm-first-steps.tsx',
  'table/first-steps/hero-prompt.tsx',
  'table/story/draft-review.tsx',
  'table/story/live-roll.tsx',
  'table/story/saved-damage.tsx',
].map(inWeb);

/** Some of which a world tells by itself. */
const isOfWorlds = (id: string) => id.endsWith('/world-refusals.ts');

/** What the list of all that the library of queries has names, and only parts that are opened use. */
const isRareQuery = (id: string) => /\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id);

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
const elsewhereModules = [...new Set(Object.values(screenModules).flat())]
  .filter((path) => path !== asking)
  .map(inWeb)
  .filter((id) => !doors.has(id));

/** The module of each icon by its name, once for each list of all. */
const knownIcons = new Map<string, ReadonlyMap<string, string>>();
function iconsOfList(list: string, code: string): ReadonlyMap<string, string> {
  const icons = knownIcons.get(list) ?? iconsIn(list, code);
  knownIcons.set(list, icons);
  return icons;
}

/** Everything that modules import at once, and so on; of the list of all icons those that are named. With `later` also what they fetch later. */
function reached(graph: Graph, from: readonly string[], later = false): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) if (!doors.has(next)) found.add(next);
    for (const next of info?.importedIds ?? []) {
      if (isIcons(next))
        for (const icon of iconsOf(info?.code ?? '', iconsOfList(next, graph.getModuleInfo(next)?.code ?? ''))) found.add(icon);
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
 * What three parts of other screens or more need, those screens themselves and what they fetch later: it is in `kit`, so that none of them
 * loads the rest of an arrival for it.
 */
function widelyUsed(graph: Graph): ReadonlySet<string> {
  const later = [...reached(graph, elsewhereModules, true)].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const parts = new Set([...elsewhereModules, ...later].filter((id) => !doors.has(id)));
  const counts = new Map<string, number>();
  for (const part of parts) for (const id of reached(graph, [part])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 2).map(([id]) => id));
}

/**
 * Says of each module of one build in which file it goes; null for those that are left to the bundler. The files need each other in
 * one direction only, as what a module imports is reached from wherever the module is: arrivals, `kit`, `frame`, `libraries`.
 */
export function fileOfModule(): (id: string, graph: Graph) => string | null {
  let elsewhere: ReadonlySet<string> | undefined;
  let widely: ReadonlySet<string> | undefined;
  let story: ReadonlySet<string> | undefined;
  let files: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (id, graph) => {
    files ??= [
      ['frame', reached(graph, ['main.tsx', ...screenModules['/']].map(inWeb))],
      ['kit', reached(graph, [asking, portrait, ...littleThings].map(inWeb))],
      ...Object.entries(arrivals).map(([name, modules]) => [name, reached(graph, modules.map(inWeb))] as const),
    ];
    elsewhere ??= reached(graph, elsewhereModules, true);
    widely ??= widelyUsed(graph);
    if (landing.has(id)) return null;
    if (isRareQuery(id)) return null;
    if (isRefusal(id)) return isOfWorlds(id) ? null : 'sign-in-shared';
    const [first, second] = files.filter(([, modules]) => modules.has(id));
    story ??= reached(graph, storyParts);
    if (!first) return story.has(id) && !elsewhere.has(id) ? 'story' : null;
    if (first[0] === 'frame') return isLibrary(id) ? LIBRARIES : first[0];
    if (first[0] === 'kit') return first[0];
    return second || widely.has(id) ? 'kit' : elsewhere.has(id) ? `${first[0]}-shared` : first[0];
  };
}
