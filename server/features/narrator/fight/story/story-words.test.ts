import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import {
  PATIENCE,
  bring,
  endTurn,
  fight,
  messages,
  playState,
  replies,
  say,
  standAt,
  table,
  openStoryTable,
} from '#tests/support/app/story-fight.ts';

openStoryTable();

describe('words in a fight that began in the story', () => {
  it('of mercy strike nobody, and offer what could end it without a blow', async () => {
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const before = (await fight()).view.combatants.map(({ id, health }) => [id, health]);
    for (const words of ['I spare the silt hound and lower my sword', 'I drop my sword and raise my hands', 'I surrender']) {
      const [told] = await say(words);
      expect(told).toBe(
        'Krag strikes nobody. Foes fight on until they agree. To talk to one takes your action and a check. You can also flee, or end your turn.',
      );
      const offered = (await replies()).at(-1)?.narration?.options?.map((each) => each.words) ?? [];
      expect(offered).toContain('I calm Silt Hound');
      expect(offered.filter((each) => each.includes('attack'))).toEqual([]);
    }
    expect((await fight()).view.combatants.map(({ id, health }) => [id, health])).toEqual(before);
    table.faces = [2];
    const [told] = await say('I throw my purse to the lame hound so that it leaves us alone');
    expect(told).toMatch(/^Animal handling: \d+ against 15\. [^]*Lame Hound/);
    const log = (await messages()).filter(({ fight: of }) => of !== null).map(({ content }) => content);
    expect(log.join('\n')).toContain('Krag tries to influence Lame Hound.');
    const after = (await replies()).at(-1)?.narration?.options?.map((each) => each.words);
    expect(after).toEqual(['I flee the fight', 'I end my turn']);
    await endTurn();
    table.faces = [20];
    await say('I calm Lame Hound');
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('lame-hound');
  });

  it('of a bribe take its coins from the sheet once a foe takes it, with change, and cost nothing where they are not there', async () => {
    const krag = await bring({ coins: { copper: 3, silver: 5, electrum: 0, gold: 2, platinum: 1 } });
    const purse = async () => (await sheetOf(table.app, table.campaignId, krag)).coins;
    await standAt('slakes');
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const before = await purse();
    const [short] = await say('I offer the lame hound 20 gold if it lets us go');
    expect(short).toBe('Krag has one platinum, two gold, five silver and three copper.');
    const [unsaid] = await say('I bribe the lame hound to let us go');
    expect(unsaid).toBe('How much? Krag has one platinum, two gold, five silver and three copper.');
    table.faces = [2];
    expect((await say('I offer the lame hound 4 gold if it lets us go'))[0]).toMatch(/^Animal handling: \d+ against 15\./);
    expect(await purse()).toEqual(before);
    await endTurn();
    table.faces = [20];
    const [told] = await say('I offer the lame hound 4 gold if it lets us go');
    expect(told).toMatch(/^Animal handling: \d+ against 15\. Krag pays four gold\. [^]*Lame Hound/);
    // Four gold of 1253 copper.
    expect(await purse()).toEqual({ copper: 3, silver: 5, electrum: 0, gold: 8, platinum: 0 });
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('lame-hound');
    // Once it is undone, the foe is there again, and so are the coins.
    await table.mira.call.combat.undo({ campaignId: table.campaignId, number: (await fight()).number });
    expect((await fight()).view.combatants.map(({ id }) => id)).toContain('lame-hound');
    expect(await purse()).toEqual(before);
  });

  it('of a plea or an offer in free words are tried as one, and pay what they hold out once the foe agrees', async () => {
    const krag = await bring({ coins: { copper: 0, silver: 0, electrum: 0, gold: 23, platinum: 0 } });
    await standAt('kind-regard');
    table.faces = [20, 1, 1, 1];
    await say('I attack Ruta Hook', 2);
    await endTurn();
    table.faces = [2];
    const [plea] = await say('"Ruta, please. Put the knife down and come home with us, nobody has to know."');
    expect(plea).toMatch(/^Persuasion: \d+ against 15\. /);
    await endTurn();
    table.faces = [20];
    const [told] = await say('"Ruta, I have got 23 gold here, take ten and go."');
    expect(told).toMatch(/^Persuasion: \d+ against 15\. Krag pays ten gold\. /);
    expect((await sheetOf(table.app, table.campaignId, krag)).coins.gold).toBe(13);
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('ruta-hook');
  });

  it('that knock the last foe out end it: the foe lives, lies there asleep, and counts as defeated', async () => {
    const krag = await bring();
    await standAt('slakes', {
      npcs: { 'lame-hound': { damage: 9, attitude: 'hostile' }, 'silt-hound': { damage: 11, attitude: 'hostile' } },
    });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    table.faces = [15, 8];
    const [told] = await say('I knock the silt hound out with the flat of my sword, I don’t want to kill it');
    expect(told).toMatch(/Silt Hound is knocked out\.[^]*The fight is over\.$/);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 12, attitude: 'wary' } });
    expect((await playState()).tags).toMatchObject([{ about: { id: 'silt-hound' }, state: 'asleep' }]);
    expect((await sheetOf(table.app, table.campaignId, krag)).experience).toBeGreaterThan(0);
  });

  it('bring in whoever comes to it and says so, and nobody from afar', async () => {
    const tov = await signUp(table.app.url, 'Tov');
    const { code } = await table.mira.call.invitations.createForCampaign({ campaignId: table.campaignId });
    await tov.call.invitations.join({ code });
    await table.mira.call.campaigns.saveSettings({ campaignId: table.campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await bringHero(table.app, table.campaignId, tov, 'Ilse');
    await standAt('slakes', { apart: { [tov.id]: 'dry-quay' } });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    const words = async (content: string) => {
      const before = (await replies()).length;
      await tov.call.chat.post({ id: randomUUID(), campaignId: table.campaignId, content });
      return vi.waitFor(async () => {
        const told = (await replies())[before];
        if (!told) throw new Error('Nobody answers yet.');
        return told;
      }, PATIENCE);
    };
    // From afar nobody joins.
    expect((await words('I join the fight')).content).toMatch(/^The fight is elsewhere: Ilse has to go there first\./);
    expect((await fight()).view.combatants.map(({ name }) => name)).not.toContain('Ilse');
    await standAt('slakes', { apart: {} });
    table.faces = [10];
    const { content, narration } = await words('I join the fight');
    expect(content).toMatch(/Ilse rolls \d+ for initiative\.[^]*Ilse is in the fight\. Round 1: it is Krag’s turn\./);
    expect(narration?.resolved).toMatchObject([{ outcome: 'answered' }]);
    expect((await fight()).view.combatants.map(({ name }) => name)).toContain('Ilse');
  });

  it('bring in whoever attacks somebody in it from beside: initiative is rolled for them', async () => {
    const tov = await signUp(table.app.url, 'Tov');
    const { code } = await table.mira.call.invitations.createForCampaign({ campaignId: table.campaignId });
    await tov.call.invitations.join({ code });
    await table.mira.call.campaigns.saveSettings({ campaignId: table.campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await bringHero(table.app, table.campaignId, tov, 'Ilse');
    const before = (await replies()).length;
    await tov.call.chat.post({ id: randomUUID(), campaignId: table.campaignId, content: 'I attack the lame hound' });
    const told = await vi.waitFor(async () => {
      const reply = (await replies())[before];
      if (!reply) throw new Error('Nobody answers yet.');
      return reply;
    }, PATIENCE);
    expect(told.content).toMatch(/^Ilse rolls \d+ for initiative\.\s/);
    // What is offered to one player is not for another; whoever has the turn keeps what they can do.
    const options = told.narration?.options ?? [];
    const offeredTo = ({ id }: Somebody) => options.flatMap(({ words, for: whom }) => (whom?.includes(id) ? [words] : []));
    expect(offeredTo(tov)).toEqual(['I attack the lame hound']);
    expect(offeredTo(table.mira).at(-1)).toBe('I end my turn');
    expect(offeredTo(table.mira)).not.toContain('I attack the lame hound');
  });

  it('that flee lead out of it, and nobody strikes twice at whoever has left them already', async () => {
    await bring();
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    table.faces = [1, 1];
    const [away] = await say('I move away from Silt Hound and Lame Hound');
    expect(away).toContain('moves away from');
    expect((await replies()).at(-1)?.narration?.options?.map((each) => each.words)).toContain('I flee the fight');
    const [told] = await say('We all run away!');
    expect(told).toMatch(/Krag moves away\.[^]*Dry Quay[^]*The fight is over\.$/);
    expect((await playState()).scene).toBe('dry-quay');
  });

  describe('that all flee', () => {
    /** Krag and Ilse against both hounds; Krag has the first turn, and Ilse the next. */
    async function bothFight() {
      const tov = await signUp(table.app.url, 'Tov');
      const { code } = await table.mira.call.invitations.createForCampaign({ campaignId: table.campaignId });
      await tov.call.invitations.join({ code });
      await table.mira.call.campaigns.saveSettings({ campaignId: table.campaignId, settings: { narratorAnswers: 'withoutTurns' } });
      await bring();
      await bringHero(table.app, table.campaignId, tov, 'Ilse');
      await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
      table.faces = [20, 19, 1, 1, 1];
      await say('I attack the silt hound', 2);
      expect((await fight()).view.combatants.map(({ name }) => name)).toEqual(['Krag', 'Ilse', 'Silt Hound', 'Lame Hound']);
      return tov;
    }
    const post = (who: Somebody, content: string) => who.call.chat.post({ id: randomUUID(), campaignId: table.campaignId, content });
    const answerTo = async (who: Somebody, content: string) => {
      const before = (await replies()).length;
      await post(who, content);
      return vi.waitFor(async () => {
        const told = (await replies())[before];
        if (!told) throw new Error('Nobody answers yet.');
        return told.content;
      }, PATIENCE);
    };

    it('move whoever speaks, and nobody whose player is silent: they are told how', async () => {
      const tov = await bothFight();
      expect(await answerTo(tov, 'I flee the fight')).toContain('it is Krag’s turn. Ilse will get to it');
      table.faces = [1, 1, 1, 1];
      const [told] = await say('We all run away!');
      expect(told).toMatch(/Krag moves away[^]*Dry Quay[^]*Ilse stays in the fight, until their own words are “I flee the fight”\./);
      expect((await fight()).view.combatants.map(({ name }) => name)).toEqual(['Ilse', 'Silt Hound', 'Lame Hound']);
      table.faces = [1, 1, 1, 1];
      expect(await answerTo(tov, 'I flee the fight')).toMatch(/Ilse moves away[^]*The fight is over\.$/);
    });

    it('take along those whose own players say so in the same turn, in whatever order', async () => {
      const tov = await bothFight();
      const both = [tov, table.mira];
      // One after the other: whoever is first is told first.
      for (const each of both) await each.call.turns.raiseHand({ campaignId: table.campaignId });
      await post(tov, 'I run away with them');
      await post(table.mira, 'We all run away!');
      table.faces = [1, 1, 1, 1];
      const before = (await replies()).length;
      await Promise.all(both.map((each) => each.call.turns.lowerHand({ campaignId: table.campaignId })));
      await vi.waitFor(async () => expect((await replies()).length).toBeGreaterThan(before), PATIENCE);
      const told = (await replies())[before];
      expect(told?.content).toMatch(/Ilse moves away[^]*Krag moves away[^]*The fight is over\.$/);
      expect(told?.content).not.toContain('stay');
      expect(told?.narration?.resolved.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    });
  });

  it('that are offered where it is asked whose reach is left lead out, and work', async () => {
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    await say('I back off');
    const offered = (await replies()).at(-1)?.narration?.options?.map((each) => each.words) ?? [];
    expect(offered.slice(-2)).toEqual(['I move away and leave nobody’s reach', 'I flee the fight']);
    const [told] = await say('I move away and leave nobody’s reach');
    expect(told).toMatch(/^Krag moves away\.\s/);
  });
});
