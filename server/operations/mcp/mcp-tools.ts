import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { z } from 'zod';
import { MessageKind, MessageText } from '#domain/chat/message.ts';
import type { Message } from '#domain/chat/message.ts';
import { Id, isWritable } from '#domain/ids.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { operations } from '#server/operations/operations.ts';

type Operations = ReturnType<typeof operations>;

/** Something that an assistant can do at a table: by the operations that the screens call, with the same permissions. */
interface Tool {
  title: string;
  description: string;
  isReading: boolean;
  input: z.ZodRawShape;
  run: (router: Operations, context: CallContext, given: unknown) => Promise<unknown>;
}

interface TypedTool<Shape extends z.ZodRawShape> extends Omit<Tool, 'run'> {
  input: Shape;
  run: (router: Operations, context: CallContext, input: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
}

function tool<Shape extends z.ZodRawShape>({ run, ...rest }: TypedTool<Shape>): Tool {
  const input = z.object(rest.input);
  return { ...rest, run: async (router, context, given) => run(router, context, input.parse(given)) };
}

const campaignId = Id.describe('The id of a campaign, from list_campaigns.');

/** A message as an assistant reads it. */
function told({ position, authorName, role, kind, content, audience, rolls, createdAt }: Message) {
  const shown = rolls.map(({ label, dice, total }) => ({ label, dice, total }));
  return { position, author: authorName, role, kind, text: content, forAll: audience === null, rolls: shown, at: createdAt };
}

const listCampaigns = tool({
  title: 'List my campaigns',
  description: 'Lists the campaigns that you take part in, with their ids, your seat and how many messages you have not read.',
  isReading: true,
  input: {},
  run: async (router, context) => {
    const campaigns = await call(router.campaigns.list, {}, { context });
    return campaigns.map(({ id, name, worldName, seat, lastActive, unread }) => ({ id, name, worldName, seat, lastActive, unread }));
  },
});

const readStory = tool({
  title: 'Read the story',
  description:
    'Reads the story of a campaign as you may read it, oldest first: the newest messages, or those after a position that was read before. Says too whether actions are collected.',
  isReading: true,
  input: { campaignId, after: z.int().positive().optional().describe('The position of the last message that was read.') },
  run: async (router, context, { campaignId: at, after }) => {
    const [{ messages, more, newer }, { turn }] = await Promise.all([
      call(router.chat.list, { campaignId: at, ...(after === undefined ? {} : { after }) }, { context }),
      call(router.turns.get, { campaignId: at }, { context }),
    ]);
    const { state, endsAt, hands } = turn;
    const acting = hands.map(({ name, up }) => ({ name, up }));
    return { messages: messages.map(told), hasEarlier: more, hasLater: newer, turn: { state, endsAt, acting } };
  },
});

const say = tool({
  title: 'Say something',
  description: 'Posts a message to everybody at the table: said in character, out of character (ooc), or as something that is done (me).',
  isReading: false,
  input: { campaignId, text: MessageText, kind: MessageKind.default('say') },
  run: async (router, context, { campaignId: at, text, kind }) =>
    told(await call(router.chat.post, { id: randomUUID(), campaignId: at, content: text, kind }, { context })),
});

const act = tool({
  title: 'Act in a turn',
  description: 'Raises your hand, writes what your hero does, and lowers the hand again, which hands the action in.',
  isReading: false,
  input: { campaignId, text: MessageText },
  run: async (router, context, { campaignId: at, text }) => {
    await call(router.turns.raiseHand, { campaignId: at }, { context });
    try {
      return told(await call(router.chat.post, { id: randomUUID(), campaignId: at, content: text }, { context }));
    } finally {
      await call(router.turns.lowerHand, { campaignId: at }, { context });
    }
  },
});

const rollDice = tool({
  title: 'Roll dice',
  description: 'Rolls dice on the server and shows them to the table, such as 2d6+3 or 4d6kh3.',
  isReading: false,
  input: { campaignId, dice: z.string().trim().min(1).max(200).refine(isWritable) },
  run: async (router, context, { campaignId: at, dice }) =>
    told(await call(router.chat.roll, { id: randomUUID(), campaignId: at, dice }, { context })),
});

const readSheet = tool({
  title: 'Read my sheet',
  description: 'Reads the sheet of your own hero in a campaign, with every number worked out.',
  isReading: true,
  input: { campaignId },
  run: async (router, context, { campaignId: at }) => {
    const cards = await call(router.characters.list, { campaignId: at }, { context });
    const mine = cards.find(({ userId }) => context.actor.kind === 'person' && userId === context.actor.id);
    if (!mine) throw new Refusal('character.notFound');
    const { paper } = await call(router.characters.paper, { campaignId: at, characterId: mine.id }, { context });
    return paper;
  },
});

const lookUpLore = tool({
  title: 'Look something up',
  description: 'Looks in the lore of a campaign for what you may read about something: the first entries whole, the others by name.',
  isReading: true,
  input: { campaignId, search: z.string().trim().min(1).max(limits.searchLength).refine(isWritable) },
  run: async (router, context, { campaignId: at, search }) => {
    const cards = await call(router.tableLore.list, { campaignId: at, search }, { context });
    const whole = await Promise.all(
      cards
        .slice(0, campaignServerLimits.loreToldWhole)
        .map(({ id }) => call(router.tableLore.get, { campaignId: at, entryId: id }, { context })),
    );
    const entries = whole.map(({ entry: { name, category, text } }) => ({ name, category, text }));
    return { entries, others: cards.slice(campaignServerLimits.loreToldWhole).map(({ name }) => name) };
  },
});

/** What an assistant can do, by the names that it calls. */
export const mcpTools = {
  list_campaigns: listCampaigns,
  read_story: readStory,
  say,
  act,
  roll_dice: rollDice,
  read_sheet: readSheet,
  look_up_lore: lookUpLore,
};
