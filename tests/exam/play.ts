import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { EveningLog, newEvening, sayAt } from './evening.ts';
import { partyOf } from './party.ts';

/**
 * Plays with the Storyteller line by line: `npm run exam -- play <world> <file> [words]`. The evening is kept in the file;
 * without words it prints the opening. "Name: words" speaks for that hero of the party, and ` | ` parts the words of several.
 */
const [worldId = '', file = '', ...words] = process.argv.slice(2);
const adventure = readyAdventures.get(worldId);
if (!adventure || file === '') {
  process.stderr.write(`Usage: npm run exam -- play <${[...readyAdventures.keys()].join(' | ')}> <file> [words]\n`);
  process.exit(1);
}
const before = existsSync(file) ? EveningLog.parse(JSON.parse(readFileSync(file, 'utf8'))) : newEvening(adventure, `exam-${worldId}`);
const party = partyOf(before.state);
if (words.length === 0) process.stdout.write(`${before.replies.at(-1)?.text ?? adventure.welcome}\n`);
else {
  const said = words
    .join(' ')
    .split(' | ')
    .map((part) => {
      const named = party.find(({ name }) => part.startsWith(`${name}: `));
      const doing = party.find(({ name, isAway }) => !isAway && part.startsWith(`${name} `));
      return named ? { hero: named.name, text: part.slice(named.name.length + 2) } : { hero: doing?.name ?? 'Mira', text: part };
    });
  const after = sayAt(adventure, before, party, said);
  writeFileSync(file, JSON.stringify(after, null, 1));
  process.stdout.write(`${after.replies.at(-1)?.text}\n`);
}
