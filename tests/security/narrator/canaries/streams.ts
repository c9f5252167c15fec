import { everyByteOf } from '#tests/support/app/world-files.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { answerAt, queries, readDistinctly } from '#tests/security/queries.ts';
import type { Evening } from './evening.ts';

/** Everything that somebody is answered who asks for all there is, and for each thing by its id. */
async function answersTo({ app, campaignId, worldId, ids }: Evening, who: Somebody): Promise<string> {
  const wholes = [
    { text: 'zz', search: '' },
    { text: 'a', search: 'a', removed: true },
    { around: 1, position: 1e9 },
  ];
  const bodies = [...wholes, ...ids].map((body) => ({ campaignId, worldId, limit: 50, ...body }));
  const told: string[] = [];
  // A few at a time, for a machine that does more than this.
  for (const query of queries)
    told.push(...(await Promise.all(readDistinctly(query, bodies).map((body) => answerAt(app.url + query.path, who, body)))));
  return told.join('\n');
}

async function archiveOf({ app }: Evening, who: Somebody, path: string): Promise<string> {
  const response = await fetch(app.url + path, { headers: { cookie: who.cookie } });
  return response.ok ? everyByteOf(new Uint8Array(await response.arrayBuffer())) : response.text();
}

/** All that reaches one person, stream by stream. */
export async function streamsOf(evening: Evening, who: Somebody): Promise<Record<string, string>> {
  const { worldId, sockets, mail, push } = evening;
  return {
    'frames of the socket': JSON.stringify(sockets.get(who)?.frames ?? []),
    'answers of operations': await answersTo(evening, who),
    'the export of the account': await archiveOf(evening, who, '/api/account/export.zip'),
    'the export of the world': await archiveOf(evening, who, `/api/worlds/${worldId}/export`),
    mails: mail.arrived
      .filter(({ to }) => to === who.email)
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n'),
    'pushed notices': JSON.stringify(push.pushed.map(({ payload }) => payload)),
  };
}

/** What was sent to the model for replies and recaps, and what for the Dungeon Master's assistant. */
export function promptsOf({ model }: Evening): { narrator: string[]; assistant: string[] } {
  const texts = model.requests.map(({ text }) => text);
  const isAssistant = (text: string) => text.includes('You help the game master');
  return { narrator: texts.filter((text) => !isAssistant(text)), assistant: texts.filter(isAssistant) };
}
