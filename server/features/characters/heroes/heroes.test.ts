import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classesOf } from '#domain/character/character.fixture.ts';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Client, Somebody } from '#tests/support/app/people.ts';
import { heroToKeep, smallPicture } from './hero-to-keep.fixture.ts';

let app: TestApp;
let visitor: Client;
let oda: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  visitor = clientFor(app.url);
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const id = () => randomUUID();

describe('a hero of a device', () => {
  it('is made step by step, hurt, rested and raised a level, and each change can be taken back', async () => {
    const build = defaultBuild('Odrun', 'dwarf', 'fighter');
    const made = await visitor.heroes.make({ id: id(), ruleSet: 'srd', from: { kind: 'steps', build } });
    const hurt = await visitor.heroes.act({
      hero: { kind: 'given' as const, given: made.hero },
      id: id(),
      act: { kind: 'takeDamage', amount: 5 },
    });
    expect(hurt).toMatchObject({ position: 2, character: { damage: 5 }, shown: { life: 'up' }, sentences: [expect.stringContaining('5')] });
    const hero = { kind: 'given' as const, given: hurt.hero ?? made.hero };
    const rested = await visitor.heroes.act({ hero, id: id(), act: { kind: 'longRest' } });
    expect(rested.character).toMatchObject({ damage: 0, restedAt: expect.any(String) });
    expect(await visitor.heroes.levelAhead({ hero, draft: {} })).toMatchObject({ steps: expect.any(Array) });
    const raised = await visitor.heroes.act({ hero, id: id(), act: { kind: 'levelUp' } });
    expect(raised.card.level).toBe(2);
    const at2 = { kind: 'given' as const, given: raised.hero ?? made.hero };
    const { entries } = await visitor.heroes.history({ hero: at2 });
    expect(entries.map(({ position, canUndo }) => [position, canUndo])).toEqual([
      [3, true],
      [2, true],
      [1, false],
    ]);
    const undone = await visitor.heroes.undo({ hero: at2, id: id(), position: 2 });
    expect(undone).toMatchObject({ character: { damage: 0 }, card: { level: 2 } });
  });

  it('rolls, and goes on from what it rolled', async () => {
    const { hero, character } = heroToKeep({ inspiration: true });
    const weapon = character.inventory.find(({ type }) => type === 'Weapon');
    const what = { kind: 'attack' as const, itemId: weapon?.id ?? null };
    const hit = await visitor.heroes.roll({ hero: { kind: 'given' as const, given: hero }, id: id(), what });
    expect(hit).toMatchObject({ position: null, fallen: { rolls: [{ from: { what: 'attack' } }] } });
    const given = hit.hero ?? hero;
    const again = { kind: 'again' as const, messageId: hit.fallen.id, index: 0 };
    const inspired = await visitor.heroes.roll({ hero: { kind: 'given' as const, given }, id: id(), what: again });
    expect(inspired).toMatchObject({ position: 2, character: { inspiration: false } });
    const damage = { kind: 'damage' as const, itemId: what.itemId, critical: false };
    expect(
      (await visitor.heroes.roll({ hero: { kind: 'given' as const, given }, id: id(), what: damage })).fallen.rolls[0]?.total,
    ).toBeGreaterThan(0);
    await expect(visitor.heroes.roll({ hero: { kind: 'given' as const, given: hero }, id: id(), what: again })).rejects.toThrow('message');
  });

  it('is planned ahead with the scores that were rolled', async () => {
    const draft = { species: 'orc' as const, class: 'wizard' as const, method: 'rolled' as const };
    const rolled = await visitor.heroes.rollScores({ way: '4d6' });
    expect((await visitor.heroes.creationAhead({ draft })).problems.abilities?.sentence).toBe('Roll your scores.');
    const { suggestions } = await visitor.heroes.creationAhead({ draft, rolled });
    const deal = suggestions.abilities?.rolled;
    expect((await visitor.heroes.creationAhead({ draft: { ...draft, rolled: deal }, rolled })).problems.abilities).toBeUndefined();
  });

  it('is told the spells of a use that casts any', async () => {
    const { hero } = heroToKeep({ classes: classesOf(['cleric', 10]) });
    const asked = { hero: { kind: 'given' as const, given: hero }, use: 'divine-intervention' };
    const { name, spells } = await visitor.heroes.anyCast(asked);
    expect([name, spells.map(({ id: spell }) => spell)]).toEqual(['Divine Intervention', expect.arrayContaining(['flame-strike'])]);
  });

  it.each(['srd', 'quick'] as const)('is picked ready by the rules %s, under a name that nobody has', async (ruleSet) => {
    const [first] = await visitor.heroes.readyHeroes({ ruleSet });
    const [shown] = await visitor.heroes.readyHeroes({ ruleSet, taken: [first?.name ?? ''] });
    if (!shown) throw new Error('There is no ready hero.');
    expect(shown.name).not.toBe(first?.name);
    const { name, race, class: calling, hitPoints, armorClass } = shown;
    const form = { kind: 'form' as const, name, race, class: calling, outfit: 'ready' as const };
    const { card } = await visitor.heroes.make({ id: id(), ruleSet, from: form });
    expect(card).toMatchObject({ name, armorClass, hitPoints: { maximum: hitPoints } });
  });

  it('goes into a file and comes back as it was', async () => {
    const { hero } = heroToKeep({ damage: 3 });
    const { text } = await visitor.heroes.export({
      hero: { kind: 'given' as const, given: hero },
      format: 'hearthlore',
      picture: smallPicture,
    });
    const made = await visitor.heroes.make({ id: id(), ruleSet: 'srd', from: { kind: 'file', text } });
    expect(made).toMatchObject({ picture: smallPicture, character: { damage: 3 }, preview: { name: 'Odrun', report: [] } });
  });

  it.each([
    ['nothing of ours', { schema: 1 }],
    ['of a newer version', { ...heroToKeep().hero, schema: 99 }],
    ['of a shape that rules do not allow', heroToKeep({ spells: [{ spell: 'no-such', prepared: true, from: 'class', class: null }] }).hero],
  ])('is refused with a sentence where it is %s', async (_, hero) => {
    await expect(visitor.heroes.get({ hero: { kind: 'given' as const, given: hero } })).rejects.toMatchObject({ code: 'hero.unreadable' });
  });

  it('reaches nobody else', async () => {
    const { hero } = heroToKeep();
    const act = { kind: 'useFeature' as const, use: 'second-wind', times: 1, targets: [id()] };
    await expect(visitor.heroes.act({ hero: { kind: 'given' as const, given: hero }, id: id(), act })).rejects.toMatchObject({
      code: 'character.notFound',
    });
  });
});

describe('a hero of an account', () => {
  it('is kept, changed once under one id, listed and removed by its owner, and is not there for anybody else', async () => {
    const { id: heroId, hero } = heroToKeep();
    await oda.call.heroes.keep({ hero, picture: smallPicture });
    await oda.call.heroes.keep({ hero, picture: null });
    const asked = { hero: { kind: 'kept' as const, kept: heroId }, id: id(), act: { kind: 'takeDamage' as const, amount: 4 } };
    expect(await oda.call.heroes.act(asked)).toMatchObject({ hero: null, position: 2, character: { damage: 4 } });
    expect(await oda.call.heroes.act(asked)).toMatchObject({ hero: null, position: 2, character: { damage: 4 } });
    expect(await oda.call.heroes.get({ hero: { kind: 'kept' as const, kept: heroId } })).toMatchObject({
      position: 2,
      picture: smallPicture,
    });
    await oda.call.heroes.act({ hero: { kind: 'kept' as const, kept: heroId }, id: id(), act: { kind: 'drawPortrait', seed: 'another' } });
    expect((await oda.call.heroes.get({ hero: { kind: 'kept' as const, kept: heroId } })).picture).toBeNull();
    await oda.call.heroes.savePicture({ heroId, image: smallPicture });
    expect(await oda.call.heroes.list({})).toMatchObject([{ id: heroId, name: 'Odrun', isDamaged: false, hasPicture: true }]);
    expect((await oda.call.heroes.picture({ heroId })).picture).toBe(smallPicture);
    expect(await mira.call.heroes.list({})).toEqual([]);
    await expect(mira.call.heroes.get({ hero: { kind: 'kept' as const, kept: heroId } })).rejects.toMatchObject({ code: 'hero.notFound' });
    await expect(visitor.heroes.get({ hero: { kind: 'kept' as const, kept: heroId } })).rejects.toMatchObject({ code: 'auth.required' });
    const zip = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: oda.cookie } });
    expect(strFromU8(unzipSync(new Uint8Array(await zip.arrayBuffer()))['heroes.json'] ?? new Uint8Array())).toContain('"Odrun"');
    await mira.call.heroes.remove({ heroId });
    await oda.call.heroes.remove({ heroId });
    expect(await oda.call.heroes.list({})).toEqual([]);
  });

  it('comes to a campaign as a file does', async () => {
    const { id: heroId, hero } = heroToKeep();
    await mira.call.heroes.keep({ hero, picture: smallPicture });
    const campaignId = await openCampaign(app, oda, [mira], 'dm');
    const { text } = await mira.call.heroes.export({ hero: { kind: 'kept' as const, kept: heroId }, format: 'hearthlore' });
    const { character } = await mira.call.characters.import({ campaignId, id: id(), text });
    expect(character).toMatchObject({ name: 'Odrun', campaignId, userId: mira.id, portrait: { kind: 'picture' } });
  });

  it('finds no room beside as many as an account may have, and is listed where it is damaged', async () => {
    const tov = await signUp(app.url, 'Tov');
    const { hero } = heroToKeep();
    await app.database.pool.query(
      `insert into kept_hero (user_id, id, hero, updated_at)
       select $1, gen_random_uuid()::text, $2::jsonb, now() from generate_series(1, $3::int) n`,
      [tov.id, JSON.stringify({ schema: 1, character: { name: 'Odrun' } }), limits.heroesPerAccount],
    );
    await expect(tov.call.heroes.keep({ hero, picture: null })).rejects.toMatchObject({ code: 'hero.tooMany' });
    expect((await tov.call.heroes.list({}))[0]).toMatchObject({ name: 'Odrun', isDamaged: true });
    await app.database.pool.query('delete from "user" where id = $1', [tov.id]);
    expect((await app.database.pool.query('select 1 from kept_hero where user_id = $1', [tov.id])).rows).toEqual([]);
  });
});
