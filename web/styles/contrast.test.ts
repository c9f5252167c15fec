import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));
/** WCAG 2: text against its ground, and a link against the words around it. */
const leastOfText = 4.5;
const leastOfLinks = 3;

type Colour = readonly [red: number, green: number, blue: number];
/** The colour of a token by day and by candlelight. */
type Token = Readonly<Record<'light' | 'dark', Colour>>;

const inGamut = (value: number) => Math.min(1, Math.max(0, value));

/** What a screen shows of a colour in OKLCH, as linear sRGB. */
function shown(text: string): Colour {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = text.split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    inGamut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    inGamut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    inGamut(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decoded = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** What is seen of an ink that lets some of its ground through. */
function through(ink: Colour, ground: Colour, opacity: number): Colour {
  const mixed = (n: 0 | 1 | 2) => decoded(encoded(ink[n]) * opacity + encoded(ground[n]) * (1 - opacity));
  return [mixed(0), mixed(1), mixed(2)];
}

const css = readFileSync(join(web, 'styles/tokens.css'), 'utf8');
const tokens = new Map<string, Token>(
  [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g)].map(([, name = '', day = '', night = '']) => [
    name,
    { light: shown(day), dark: shown(night) },
  ]),
);

/** Surfaces that any text may stand on. */
const isGround = (name: string) => ['room', 'surface', 'raised', 'sunken'].includes(name) || name.endsWith('-wash');
/** Colours that are read on any of those. What is left are lines, the seal, and inks that stand on one solid ground. */
const isInk = (name: string) =>
  /^(?:ink|ink-soft|ink-faint|ember|ember-strong|candle|moss|sea|wine)$/.test(name) || name.startsWith('player-');
const named = (isOne: (name: string) => boolean) => [...tokens].filter(([name]) => isOne(name));
const pairs = named(isInk).flatMap(([ink, inkToken]) =>
  named(isGround).map(([ground, groundToken]) => ({ ink, ground, inkToken, groundToken })),
);
const bothThemes = ['light', 'dark'] as const;

/** Where words let some of their ground through, by how much in percent, and the inks they are written in. */
const textSeenThrough: Record<string, readonly string[]> = {
  'features/assistant/assistant-panel.tsx 75': ['ink'],
  'features/chat/message/outgoing-row.tsx 75': ['ink'],
  'features/maps/pin-mark.tsx 80': ['ink'],
};
/** Where pictures and signs do, and controls that are off. WCAG asks nothing of those. */
const nothingToRead = [
  'features/campaigns/list/deleted-campaigns.tsx 60',
  'features/characters/choices/pick-list.tsx 60',
  'features/characters/panel/character-chooser.tsx 60',
  'features/combat/order/face.tsx 60',
  'features/lore/graph/graph-picture.tsx 20',
  'features/lore/graph/graph-picture.tsx 60',
  'features/maps/fog-layer.tsx 65',
  'features/turns/hand-list.tsx 50',
  'features/worlds/library/deleted-worlds.tsx 60',
  'table/party/party-rail.tsx 70',
  'ui/fields/file-field.tsx 55',
  'ui/popups/menu.tsx 55',
];

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), code: readFileSync(join(web, name), 'utf8') }));
/** The lists of classes in the code of the pages. */
const classLists = sources.flatMap(({ name, code }) =>
  [...code.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => ({ name, text })),
);

interface Painted {
  variant: string;
  kind: 'bg' | 'text';
  token: string;
}

function painted(text: string): Painted[] {
  return text.split(/\s+/).flatMap((word): Painted[] => {
    const [, variant = '', kind, token = ''] = /^((?:[^\s:]+:)*)(bg|text)-([a-z][a-z0-9-]*)$/.exec(word) ?? [];
    return tokens.has(token) && (kind === 'bg' || kind === 'text') ? [{ variant, kind, token }] : [];
  });
}

/** Pairs of ink and solid ground that one list of classes names, in each of its states. */
const solidPairs = classLists.flatMap(({ name, text }) => {
  const all = painted(text);
  return all.flatMap(({ kind, variant, token: ground }) => {
    if (kind !== 'bg' || isGround(ground)) return [];
    const inks = all.filter((each) => each.kind === 'text');
    const ink = (inks.find((each) => each.variant === variant) ?? inks.find((each) => each.variant === ''))?.token;
    return ink === undefined ? [] : [{ name, ink, ground }];
  });
});

function contrastIn(theme: 'light' | 'dark', ink: string, ground: string): number {
  const [above, below] = [tokens.get(ink), tokens.get(ground)];
  return above && below ? contrast(above[theme], below[theme]) : 0;
}

describe('colours', () => {
  it('are all read from the tokens, and the classes with them', () => {
    expect(tokens.size).toBe([...css.matchAll(/: light-dark\(oklch\([^/)]+\), oklch\([^/)]+\)\);/g)].length);
    expect(named(isInk).length).toBeGreaterThanOrEqual(17);
    expect(named(isGround).length).toBeGreaterThanOrEqual(9);
    expect(solidPairs.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual(
      expect.arrayContaining(['on-ember on ember', 'on-ember on ember-strong', 'on-seal on seal', 'room on candle']),
    );
  });

  it.each(bothThemes)('of text can be read on every surface, %s', (theme) => {
    const weak = pairs.filter(({ inkToken, groundToken }) => contrast(inkToken[theme], groundToken[theme]) < leastOfText);
    expect(weak.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([]);
  });

  it.each(bothThemes)('of text can be read on each solid ground that it is put on, %s', (theme) => {
    const weak = solidPairs.filter(({ ink, ground }) => contrastIn(theme, ink, ground) < leastOfText);
    expect(weak).toEqual([]);
  });

  it('are seen through in known places alone', () => {
    const places = sources.flatMap(({ name, code }) =>
      [...code.matchAll(/(?<=[\s"'`])opacity-(\d\d)(?=[\s"'`])/g)].map(([, percent]) => `${name} ${percent}`),
    );
    expect([...new Set(places)].toSorted()).toEqual([...Object.keys(textSeenThrough), ...nothingToRead].toSorted());
  });

  it.each(bothThemes)('that words are partly seen through in can be read, %s', (theme) => {
    const weak = Object.entries(textSeenThrough).flatMap(([place, inks]) =>
      pairs.filter(({ ink, inkToken, groundToken }) => {
        const seen = through(inkToken[theme], groundToken[theme], Number(place.slice(-2)) / 100);
        return inks.includes(ink) && contrast(seen, groundToken[theme]) < leastOfText;
      }),
    );
    expect(weak.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([]);
  });

  it('of links differ from the words around them in daylight wherever they do by candlelight', () => {
    const inks = named((name) => name.startsWith('ink'));
    const unseen = named((name) => isInk(name) && !name.startsWith('ink')).flatMap(([link, { light, dark }]) =>
      inks
        .filter(([, ink]) => contrast(dark, ink.dark) >= leastOfLinks && contrast(light, ink.light) < leastOfLinks)
        .map(([ink]) => `${link} beside ${ink}`),
    );
    expect(unseen).toEqual([]);
  });

  it('come from the tokens alone', () => {
    const others = classLists.filter(({ text }) => /(?:^|[\s:])(?:text|bg)-\[(?:#|oklch|rgb|hsl|color)/.test(text));
    expect(others).toEqual([]);
  });
});
