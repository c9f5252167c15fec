import { rememberOf } from '#domain/memoise.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';

/** Somebody of the story with the words by which a reply calls them. */
export interface Named {
  id: string;
  name: string;
  /** The calls as one alternative of a regular expression; empty where nothing is sure to mean them. */
  pattern: string;
}

export type NamedNpc = Named & { npc: Npc };

/** Everybody of an adventure and of a party. It is made once for both. */
export interface People {
  heroes: readonly Named[];
  npcs: readonly NamedNpc[];
  /** Any hero, "you" or "the party", as one alternative of a regular expression. */
  party: string;
  /** Any hero by name. */
  anyHero: string;
  /** Anybody who is no hero, as a regular expression. */
  anyNpc: RegExp;
}

const escaped = (text: string) => escapePattern(text).replaceAll(/['’]/g, "['’]");
const titles = new Set('the a an mother father old young captain sir lady lord reeve brother sister master'.split(' '));
const bareName = (name: string) => name.replace(/^(?:the|an?) /i, '');
const isProper = (name: string) => /^\p{Lu}/u.test(bareName(name));

/** The names by which one may be called: the whole, and of a proper name its parts. */
function callsOf(name: string): string[] {
  const bare = bareName(name);
  const parts = isProper(name)
    ? bare.split(/\s+/).filter((part) => /^\p{Lu}/u.test(part) && part.length > 2 && !titles.has(part.toLowerCase()))
    : [];
  return [...new Set([name, bare, ...parts])].filter((call) => call.trim() !== '');
}

/** Someone who has a proper name is called by it; anybody else with an article before. A role counts where it is one or two words. */
function patternOf(name: string, role: string | null, taken: ReadonlySet<string>): string {
  const calls = callsOf(name).filter((call) => !taken.has(call.toLowerCase()));
  const named = isProper(name) ? calls.map(escaped) : calls.map((call) => `[Tt]he ${escaped(bareName(call))}`);
  const head = role === null ? '' : (/^the [\p{L}’'-]+(?: [\p{L}’'-]+)?(?=$| (?:of|on|in|at|from|who|with|to)\b)/u.exec(role)?.[0] ?? '');
  const roles = head === '' ? [] : [`[Tt]${escaped(head.slice(1))}`];
  return [...new Set([...named, ...roles])].toSorted((one, other) => other.length - one.length).join('|');
}

const nobody = String.raw`\b\B`;
const either = (patterns: readonly string[]) => patterns.filter((pattern) => pattern !== '').join('|') || nobody;
const partiesOf = rememberOf((_adventure: Adventure) => new Map<string, People>());

/** The people of an adventure and a party, with the words that mean them. */
export function peopleOf(adventure: Adventure, party: readonly Hero[]): People {
  const parties = partiesOf(adventure);
  const key = JSON.stringify(party.map(({ id, name }) => [id, name]));
  const known = parties.get(key);
  if (known) return known;
  if (parties.size >= replyCheckLimits.partiesKept) parties.clear();
  const heroNames = new Set(party.flatMap(({ name }) => callsOf(name)).map((name) => name.toLowerCase()));
  const heroes = party.map(({ id, name }) => ({ id, name, pattern: patternOf(name, null, new Set()) }));
  // A name that several bear means none of them.
  const calls = adventure.npcs.flatMap(({ name }) => callsOf(name)).map((name) => name.toLowerCase());
  for (const call of calls) if (calls.indexOf(call) !== calls.lastIndexOf(call)) heroNames.add(call);
  const npcs = adventure.npcs.map((npc) => ({ id: npc.id, name: npc.name, npc, pattern: patternOf(npc.name, npc.role, heroNames) }));
  const anyHero = either(heroes.map(({ pattern }) => pattern));
  const people: People = {
    heroes,
    npcs,
    anyHero,
    party: `${anyHero}|[Yy]ou|[Tt]he party`,
    anyNpc: new RegExp(`(?<![\\p{L}])(?:${either(npcs.map(({ pattern }) => pattern))})(?![\\p{L}])`, 'u'),
  };
  parties.set(key, people);
  return people;
}

const patterns = new WeakMap<Named | People, Map<string, RegExp>>();

/** A regular expression about somebody, or about all, made once. `kind` names it; `source` writes it. Never one with `g` to be tested with. */
export function about(whom: Named | People, kind: string, source: () => [pattern: string, flags: string]): RegExp {
  const kinds = patterns.get(whom) ?? new Map<string, RegExp>();
  patterns.set(whom, kinds);
  const known = kinds.get(kind);
  if (known) return known;
  const pattern = new RegExp(...source());
  kinds.set(kind, pattern);
  return pattern;
}

/** Whether somebody is named in a text. */
export function isNamed(whom: Named, text: string): boolean {
  return whom.pattern !== '' && about(whom, 'named', () => [`(?<![\\p{L}])(?:${whom.pattern})(?![\\p{L}])`, 'u']).test(text);
}

/** Those of an adventure who are named in a text. */
export function npcsIn(people: People, text: string): readonly NamedNpc[] {
  return people.anyNpc.test(text) ? people.npcs.filter((npc) => isNamed(npc, text)) : none;
}
const none: readonly NamedNpc[] = [];
