import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { outsideSpeech } from '#server/features/storyteller/parse/words/outside-speech.ts';
import { calledIn } from './called.ts';

/** What somebody is stopped with before they are called: "hang on Nettle, ...". */
const stopping =
  /(?<=^|[.!?] )(?:(?:oi|hey|no|oh),? )?(?:hang on|hold on|wait(?: a (?:minute|moment|second|bit))?|not so fast|(?:just )?(?:a|one) (?:minute|moment|second)),? (?<name>\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)[,.!:]+ (?=\S)/giu;
/** What somebody is told in few words who is then called: "drink up Tov, ..." */
const bids =
  '(?:drink|wait|eat|hurry|cheer|chin|get|stand|sit|come|hold|hang|listen|buck|speak|keep|back|step|stay|move|look|watch|run|follow|shut|lighten|catch|come) ?(?:up|on|along|back|down|over|here|out|in|still|close|near|off|aside|away|me|us)?|listen|wait|careful|easy|quick|quiet|run|move';
/** What is done for somebody's sake, and shouted to them with it: "I lean out for you, Hob!" */
const forSake =
  /(?<=^|[.!?] )(?<done>(?:ok(?:ay)?,? |so,? |fine,? |then )*(?:i|we) (?:lean|bend|look|climb|jump|kneel|peer|reach|crawl|lie|step|stand|stretch|listen|open|check|search|go|ring|crouch|stoop|stick)\b[^.!?"]*?),? (?:just |only )?for you,? (?<name>\p{L}[\p{L}'-]+)(?<mark>[.!]+)/giu;

/** A line in which whoever is called without more ado is called first: "hang on Nettle, ...", "drink up Tov, ...", "I lean out for you, Hob!" */
export const withCallsFirst = (line: string, actor: Hero, stage: Stage): string =>
  outsideSpeech(line, (text) => callsFirst(text, actor, stage));

function callsFirst(text: string, actor: Hero, stage: Stage): string {
  const isHere = (name: string): boolean => calledIn(`${name},`, stage).length > 0;
  const others = stage.party.filter(({ id }) => id !== actor.id).map(({ name }) => escapePattern(name));
  const bidden = new RegExp(`(?<=^|[.!?] )(?<bid>${bids}) (?<name>${others.join('|')})[,!.]+ (?=\\S)`, 'giu');
  const stopped = text
    .replaceAll(stopping, (whole: string, name: string) => (isHere(name) ? `${name}, ` : whole))
    .replaceAll(forSake, (whole: string, done: string, name: string, mark: string) => (isHere(name) ? `${done}${mark}` : whole));
  return others.length === 0
    ? stopped
    : stopped.replaceAll(bidden, (_, bid: string, name: string) => `${name}, ${bid.toLowerCase().trim()}. `);
}
