import { gameLimits } from '#domain/limits/game-limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { listed, quoted } from './quoted.ts';

/** Names of languages or tools of a file as a sheet holds them: each once, not too long and not too many; and those beyond. */
export function fittingNames(names: readonly string[]): { fitting: string[]; beyond: string[] } {
  const clean = names.map((name) => withoutHiddenCharacters(name).trim().slice(0, gameLimits.nameLength).toWellFormed().trim());
  const once = clean.filter((name, place) => name !== '' && clean.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === place);
  return { fitting: once.slice(0, gameLimits.proficiencies), beyond: once.slice(gameLimits.proficiencies) };
}

/** That a sheet has no room for some of them. */
export function leftOut(what: 'languages' | 'tools', beyond: readonly string[]): string[] {
  if (beyond.length === 0) return [];
  const names = beyond.map((name) => quoted(name).slice(1, -1));
  return [`A sheet has room for ${gameLimits.proficiencies} ${what}. Left out: ${listed(names)}.`];
}
