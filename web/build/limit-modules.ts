import type { Plugin } from 'vite';
import * as battleMap from '#domain/limits/battle-map-limits.ts';
import * as game from '#domain/limits/game-limits.ts';
import * as shared from '#domain/limits/limits.ts';
import { inWeb } from './screen-modules.ts';

type Values = Readonly<Record<string, unknown>>;

/** The lists of limits by the module that exports them. */
const lists: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  [inWeb('../domain/limits/limits.ts')]: shared,
  [inWeb('../domain/limits/game-limits.ts')]: game,
  [inWeb('../domain/limits/battle-map-limits.ts')]: battleMap,
};
const values = new Map(Object.values(lists).flatMap((list) => Object.entries(list)));
const VALUES = '\0limit-values/';

/** Every limit of a list as a constant of its own. */
export const limitValues = (list: Values): string =>
  Object.entries(list)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const takenApart = new RegExp(`const \\{([^}]*)\\} = (${[...values.keys()].join('|')});`, 'g');

/** A text in which what is taken out of a list by its names (`const { coins } = gameLimits`) is named one by one; null where there is none. */
export function namedSingly(code: string): string | null {
  const named = code.replaceAll(takenApart, (_, names: string, list: string) =>
    names
      .split(',')
      .flatMap((each) => {
        const [name = '', called = name] = each.split(':').map((part) => part.trim());
        return name === '' ? [] : `const ${called} = ${list}.${name};`;
      })
      .join(' '),
  );
  return named === code ? null : named;
}

const imported = new RegExp(`import \\{[^}]*\\b(${[...values.keys()].join('|')})\\b[^}]*\\} from '[^']*limits[^']*'`, 'g');
const member = /(?<![\w.$/]|typeof )(\w+)\.(\w+)\b/g;

/** A text in which each limit that is a number or the like stands as its value; null where it names none. */
export function limitsAsValues(code: string): string | null {
  const known = new Set([...code.matchAll(imported)].map(([, list = '']) => list));
  const said = code.replaceAll(member, (text, list: string, name: string) => {
    const value = known.has(list) ? values.get(list)?.[name] : undefined;
    return value === undefined || typeof value === 'object' ? text : `(${JSON.stringify(value)})`;
  });
  return said === code ? null : said;
}

/**
 * Says each limit where it is used, and makes of each list a constant for each that is none of one value: a page carries those that it
 * uses, as their values, and not the list of all.
 */
export function limitModules(): Plugin {
  return {
    name: 'limit-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(VALUES) ? id : null),
    load: (id) => {
      if (id.startsWith(VALUES)) return limitValues(values.get(id.slice(VALUES.length)) ?? {});
      const list = lists[id];
      if (!list) return null;
      return Object.keys(list)
        .map((name) => `export * as ${name} from ${JSON.stringify(VALUES + name)};`)
        .join('\n');
    },
    transform: {
      filter: { id: /\.tsx?$/, code: new RegExp(imported.source) },
      handler(code) {
        const named = namedSingly(code) ?? code;
        const said = limitsAsValues(named) ?? named;
        return said === code ? null : { code: said, map: null };
      },
    },
  };
}
