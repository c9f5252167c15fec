import type { z } from 'zod';
import type { Character } from '#domain/character/character.ts';
import type { AskedCheck, CheckRoller } from '#domain/check/check.ts';
import { askedOf } from '#domain/check/asked-of.ts';
import { passiveResult, rollOfHero, withResult } from '#domain/check/roll-check.ts';
import { seenByPlayers } from '#domain/check/seen-check.ts';
import { heroRoller } from '#domain/check/force-saves.ts';
import { tellAsked } from '#domain/check/tell-check.ts';
import type { Part } from '#domain/character/sheet/figure.ts';
import { audienceOf } from '#domain/chat/message-audience.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { ask as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findAuraNear, lockCharacters, sheets } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;
type Heroes = ReadonlyMap<string, Character>;

export const ask = command(operation, {
  may: policies['checks.ask'],
  find: findAccess,
  run: async ({ tx, actor, kernel, subject, input }) => {
    const { id: authorId, name } = personOf(actor);
    const heroes = await lockCharacters(tx.sql, input.campaignId, [...input.heroes, ...(input.second?.heroes ?? [])]);
    const asked = checkOf(input, heroes);
    const isSilent = input.secret === 'rolled' || input.secret === 'passive';
    const silently = async () => ({
      auras: await aurasNear(tx.sql, asked, heroes),
      isPassive: input.secret === 'passive',
      now: tx.now,
      dice: await tableDice(tx, kernel, input.campaignId, true),
    });
    const check = isSilent ? rolledAtOnce(asked, heroes, await silently()) : asked;
    const players = isSilent ? [] : asked.rollers.flatMap(({ userId }) => userId ?? []);
    const line = {
      id: input.id,
      campaignId: input.campaignId,
      authorId,
      authorName: name,
      role: 'system' as const,
      content: tellAsked(name, seenByPlayers(asked)),
      audience: input.secret === 'no' ? null : [...new Set([...(audienceOf({ kind: 'dm' }, authorId, subject.dms) ?? []), ...players])],
      rolls: [],
      narration: null,
    };
    return answerFor(actor, subject, await checkMessages.postCheck(tx, line, check, dungeonMasterTopics(subject)));
  },
});

function rollersOf(ids: readonly string[], side: CheckRoller['side'], heroes: Heroes): CheckRoller[] {
  return [...new Set(ids)].map((characterId) => {
    const hero = heroes.get(characterId);
    if (!hero) throw new Refusal('character.notFound');
    return heroRoller(hero, side);
  });
}

function creatureOf({ second }: Input): CheckRoller[] {
  if (!second?.creature) return [];
  const { name, modifier } = second.creature;
  return [{ characterId: null, userId: null, name, side: 'second', modifier, helpedBy: null, hasRolled: false, result: null }];
}

function checkOf(input: Input, heroes: Heroes): AskedCheck {
  const { kind, what, difficulty, showsDifficulty, secret, advantage, second } = input;
  return {
    kind,
    what,
    against: second?.what ?? null,
    difficulty,
    showsDifficulty,
    isSecret: secret !== 'no',
    advantage,
    rollers: [...rollersOf(input.heroes, 'first', heroes), ...rollersOf(second?.heroes ?? [], 'second', heroes), ...creatureOf(input)],
    isClosed: false,
  };
}

/** What the auras of others add to the saves of those who are asked for one. */
async function aurasNear(sql: Sql, check: AskedCheck, heroes: Heroes): Promise<Map<string, Part | null>> {
  const near = new Map<string, Part | null>();
  for (const { characterId, side } of check.rollers) {
    const hero = heroes.get(characterId ?? '');
    if (hero && askedOf(check, side).kind === 'save') near.set(hero.id, await findAuraNear(sql, hero));
  }
  return near;
}

/** All of it rolled, or taken from the passive scores, before anybody hears of it. */
function rolledAtOnce(
  asked: AskedCheck,
  heroes: Heroes,
  { isPassive, now, dice, auras }: { isPassive: boolean; now: Date; dice: Dice; auras: ReadonlyMap<string, Part | null> },
): AskedCheck {
  return asked.rollers.reduce((check, roller) => {
    const hero = heroes.get(roller.characterId ?? '');
    if (!hero) return check;
    const what = askedOf(check, roller.side);
    const result =
      isPassive && what.kind === 'skill'
        ? passiveResult(check, hero, what.skill)
        : sheets.allowed(rollOfHero(check, roller, hero, dice, { near: auras.get(hero.id) ?? null }));
    return withResult(check, hero.id, result, now, dice);
  }, asked);
}
