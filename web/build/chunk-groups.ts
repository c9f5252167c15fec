import { asking, inWeb, screenModules } from './screen-modules.ts';
import { packed, sharedFiles } from './shared-files.ts';
import { Usage } from './used-modules.ts';

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
const isLibrary = (id: string) => (id.includes('/node_modules/') && !id.includes('/lucide-react/')) || /^\0(rolldown|named)\//.test(id);

/** So little, and used by so many, that nobody shall load the rest of an arrival for it. */
const littleThings = [
  'lib/new-id.ts',
  'lib/calls/text-in.ts',
  '../domain/result.ts',
  '../domain/limits/units.ts',
  'features/characters/sheet/sheet-text.ts',
  'ui/format/figures.ts',
];

/** What screens that people arrive at begin with. Whoever only shows the way to one does not need it. */
const doors = new Set([...screenModules['/'], ...Object.values(arrivals).flat()].filter((path) => path !== asking).map(inWeb));
/** What begins a file of its own, as everybody has the rest of it. */
const landing = new Set(screenModules['/'].map(inWeb));

/**
 * The sentences of refusals. Rules that home and a table use name them, in functions that the pages never call: what is left of them after
 * the build is used by the page to sign in and those around it. Plans tell theirs by themselves, and what calls are refused for is told
 * where one signs in.
 */
const isRefusal = (id: string) => id.startsWith(inWeb('../domain/refusals/')) && !id.endsWith('/plan-refusals.ts');
const isOfCallers = (id: string) => id.endsWith('/caller-refusals.ts');
const authPage = [inWeb('routes/auth/auth.tsx'), inWeb('../domain/account/account-refusal-text.ts')];
/** Some of which a world tells by itself. */
const isOfWorlds = (id: string) => id.endsWith('/world-refusals.ts');

/** Parts of a table that come by themselves: one file of them is smaller than each apart with what two of them share. */
const storyParts = [
  'features/chat/message/check-card.tsx',
  'features/chat/message/sign-icon.tsx',
  'features/combat/turn-banner.tsx',
  'features/narrator/guidance-panel.tsx',
  'features/narrator/reply-held-back.tsx',
  'table/actions/table-commands.tsx',
  'table/first-steps/dm-first-steps.tsx',
  'table/first-steps/hero-prompt.tsx',
  'table/first-steps/late-welcome.tsx',
  'table/story/draft-review.tsx',
  'table/story/live-roll.tsx',
  'table/story/saved-damage.tsx',
].map(inWeb);

/** Tabs and sheets, and spells that are cast: what people open most, and the heaviest that is opened. */
const often = new Set(
  [
    'features/characters/away/hero-page.tsx',
    'features/characters/sheet/sheet-view.tsx',
    'features/characters/sheet/spells/plan-cast.ts',
    'features/combat/spells/loaded-spells.tsx',
    'table/panels/table-character.tsx',
    'table/panels/table-combat.tsx',
    'table/panels/table-items.tsx',
    'table/panels/table-led-combat.tsx',
  ].map(inWeb),
);
/** Parts that come together with another: the turn that whoever leads plays, with the fight that it is of. */
const comesWith: ReadonlyMap<string, string> = new Map([
  [inWeb('features/combat/panel/running-fight.tsx'), inWeb('table/panels/table-led-combat.tsx')],
]);
/** What has a bar of its own, however large it is. */
const apart = new Set(['lib/thrown-dice/dice-scene.ts', 'table/panels/table-battle-map.tsx'].map(inWeb));
/** Comes by itself over every screen of an account that is to be deleted. */
const deletionBanner = inWeb('features/account/deletion/deletion-banner.tsx');

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
    if (later) for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) if (!doors.has(next)) found.add(next);
    for (const next of importedBy(graph, id)) found.add(next);
  }
  return found;
}

/** What a module imports at once; of the list of all icons those that it names. */
function importedBy(graph: Graph, id: string): string[] {
  const info = graph.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((next) =>
    isIcons(next) ? iconsOf(info?.code ?? '', iconsOfList(next, graph.getModuleInfo(next)?.code ?? '')) : [next],
  );
}

function iconsOf(code: string, icons: ReadonlyMap<string, string>): string[] {
  const named = [...code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)].flatMap(([, names = '']) => names.split(','));
  return named.flatMap((name) => icons.get(name.trim().split(' ')[0] ?? '') ?? []);
}

/**
 * What three parts of other screens or more need, those screens themselves and what they fetch later: it is in `kit` where a
 * table needs it, so that none of them loads the rest of a table for it.
 */
function widelyUsed(graph: Graph): ReadonlySet<string> {
  const later = [...reached(graph, elsewhereModules, true)].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const parts = new Set([...elsewhereModules, ...later].filter((id) => !doors.has(id)));
  const counts = new Map<string, number>();
  for (const part of parts) for (const id of reached(graph, [part])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 2).map(([id]) => id));
}

const codeOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.code ?? null;

/** Whatever is fetched by itself: screens and what they open. */
function partsOf(graph: Graph): string[] {
  const all = [...reached(graph, [inWeb('main.tsx'), ...doors], true)];
  return [...new Set([...all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []), ...doors])];
}

/** Which modules each part needs, by the names that it uses. */
function usageIn(graph: Graph): Usage {
  const sourceOf = (id: string) => ({ id, code: /\.tsx?$/.test(id) ? codeOf(graph, id) : null, imports: importedBy(graph, id) });
  return new Usage(sourceOf, [inWeb('main.tsx'), ...partsOf(graph)]);
}

/**
 * As how many parts one counts where files are merged, by the modules that it brings besides what is there already. Tables of the SRD do
 * not count: with them nearly all that is opened at a table would be heavy.
 */
function weightOf(graph: Graph, part: string, modules: readonly string[]): number {
  if (apart.has(part)) return 1;
  const programs = modules.filter((id) => !id.endsWith('.json'));
  const bytes = programs.reduce((sum, id) => sum + (codeOf(graph, id)?.length ?? 0) * packed.letter, 0);
  return (often.has(part) ? packed.often : 1) * (1 + (bytes / packed.heavy) ** 2);
}

/** The file of each module that several parts need, of those that no file of a screen has. Parts that come together count as one. */
function filesOfShared(graph: Graph, usage: Usage, fixed: (id: string) => string | null): ReadonlyMap<string, string> {
  const parts = partsOf(graph);
  const numbers = new Map<string, Set<number>>();
  const numberOf = (part: string) => (storyParts.includes(part) ? -1 : parts.indexOf(comesWith.get(part) ?? part));
  for (const part of parts)
    for (const id of usage.of(part)) {
      const number = numberOf(part);
      numbers.set(id, (numbers.get(id) ?? new Set()).add(number));
    }
  const baseOf = (id: string) =>
    new Set([...usage.of(id)].flatMap((each) => [fixed(each) ?? [], graph.getModuleInfo(each)?.dynamicallyImportedIds ?? []].flat()));
  const opened = reached(graph, elsewhereModules, true);
  // What a table alone opens is opened where the table is.
  const ofTable = baseOf(inWeb('table/campaign-session.tsx'));
  const bases = parts.map((part) => (opened.has(part) ? baseOf(part) : new Set([...baseOf(part), ...ofTable])));
  const isLeft = (id: string) => !landing.has(id) && fixed(id) === null;
  const left = [...numbers].flatMap(([id, needed]) => {
    if (!isLeft(id) || needed.size < 2) return [];
    const size = (codeOf(graph, id)?.length ?? 0) * packed.letter;
    return [{ id, size, parts: needed, imports: [...usage.next(id)], base: baseOf(id) }];
  });
  const together = (part: string) =>
    [part, ...parts.filter((other) => comesWith.get(other) === part)].flatMap((each) => [...usage.of(each)]);
  const weights = parts.map((part) => weightOf(graph, part, [...new Set(together(part))].filter(isLeft)));
  const isPart = new Set(parts);
  const files = sharedFiles(
    left.filter(({ id }) => !isPart.has(id)),
    left.filter(({ id }) => isPart.has(id)),
    { baseOf: (part) => bases[part] ?? new Set(), weightOf: (part) => weights[part] ?? 1 },
  );
  return new Map(files.flatMap((ids, at) => ids.map((id) => [id, `shared-${at + 1}`] as const)));
}

/**
 * Says of each module of one build in which file it goes; null for those that are left to the bundler. The files need each other in
 * one direction only, as what a module imports is reached from wherever the module is: arrivals, `kit`, `frame`, `libraries`.
 */
export function fileOfModule(): (id: string, graph: Graph) => string | null {
  let sorted: { fixed: (id: string) => string | null; shared: ReadonlyMap<string, string> } | undefined;
  return (id, graph) => {
    if (!sorted) {
      const usage = usageIn(graph);
      const fixed = fixedFile(graph, usage);
      sorted = { fixed, shared: filesOfShared(graph, usage, fixed) };
    }
    return sorted.fixed(id) ?? sorted.shared.get(id) ?? null;
  };
}

/** The files that screens begin with, by their modules; null for what comes later. */
function fixedFile(graph: Graph, usage: Usage): (id: string) => string | null {
  const files = [
    ['frame', reached(graph, ['main.tsx', ...screenModules['/']].map(inWeb))],
    ['kit', reached(graph, [asking, ...littleThings].map(inWeb))],
    ...Object.entries(arrivals).map(([name, modules]) => [name, reached(graph, modules.map(inWeb))] as const),
  ] as const;
  const elsewhere = reached(graph, elsewhereModules, true);
  const widely = widelyUsed(graph);
  const story = new Set(storyParts.flatMap((part) => [...usage.of(part)]));
  const ofTable = new Set([...screenModules.table.map(inWeb), ...storyParts, deletionBanner].flatMap((part) => [...usage.of(part)]));
  const atTables = reached(graph, screenModules.table.map(inWeb), true);
  const others = reached(graph, [inWeb('main.tsx'), ...partsOf(graph).filter((part) => !landing.has(part))]);
  const begun = new Set(files.slice(0, 2).flatMap(([, modules]) => [...modules]));
  const everywhere = reached(graph, [inWeb('main.tsx')]);
  const isLittle = (id: string) =>
    [...reached(graph, [id])].every((each) => begun.has(each) || (codeOf(graph, each)?.length ?? 0) * packed.letter < packed.little);
  return (id) => {
    // The landing’s own, and that of whichever module begins a file of its own.
    if (landing.has(id) || !others.has(id)) return null;
    if (isRefusal(id)) return isOfWorlds(id) ? 'sign-in-shared' : isOfCallers(id) ? 'sign-in' : 'auth';
    if (authPage.includes(id)) return 'auth';
    const having = files.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
    const [first, second] = having;
    if (first === undefined) return story.has(id) ? (elsewhere.has(id) ? 'kit' : 'story') : null;
    // What the landing alone of the arrivals has is no burden of the others.
    if (first === 'frame' && second === undefined && !everywhere.has(id)) return null;
    if (first === 'frame') return isLibrary(id) ? LIBRARIES : first;
    if (first === 'kit') return first;
    const isWide = elsewhere.has(id) && (first === 'table' || widely.has(id) || isLittle(id));
    // What no table uses does not make `kit` larger, apart from what is little and opened there.
    if (second !== undefined || (isWide && (ofTable.has(id) || (first === 'home' && isLittle(id) && atTables.has(id))))) return 'kit';
    if (!elsewhere.has(id) || (first === 'sign-in' && !isWide)) return first;
    return first === 'table' ? null : `${first}-shared`;
  };
}
