import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';
import { partyOf } from '#tests/exam/party.ts';
import { withUnseen } from './unseen.ts';

const ambry = readyAdventures.get('high-ambry') ?? sampleAdventure;
const tollhithe = readyAdventures.get('free-template-world') ?? sampleAdventure;
const shut = readyAdventures.get('the-shut-country') ?? sampleAdventure;
const sceneOf = (adventure: typeof ambry, name: string) => adventure.scenes.find((scene) => scene.name.includes(name))?.id ?? '';

function briefAt(adventure: typeof ambry, text: string, over: Partial<PlayState> = {}, told: string[] = []) {
  const state = { ...openingState(adventure), ...over };
  const party = partyOf(state);
  const recent = told.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
  return { ...briefOf({ adventure, party, intents: [{ heroId: party[0]?.id ?? '', text }], recent }), state };
}
const played = (...of: Parameters<typeof briefAt>) => playReply(briefAt(...of), new Set());
const checks = (...of: Parameters<typeof briefAt>) => {
  const brief = briefAt(...of);
  return nextCalls(brief, { rulings: [], state: brief.state }).flatMap((call) => (call.name === 'check' ? [call.skill] : []));
};
const [yard, foundry, quay] = [sceneOf(ambry, 'Goose Yard'), sceneOf(tollhithe, 'Foundry'), tollhithe.start];

describe('a theft that nobody is to see', () => {
  it.each([
    'i steal the rope so that Wenna does not notice',
    'take the rope without anyone noticing',
    'I pinch the rope on the sly',
    'I take the rope, stealth check',
  ])('is rolled for, and says whether it was seen: %s', (text) => {
    expect(checks(tollhithe, text)).toEqual(['stealth']);
    const { progress } = played(tollhithe, text);
    expect(progress.state.taken).toHaveProperty('tarred-rope');
  });

  it('is rolled for where nobody could see it no more than an open taking', () => {
    expect(checks(tollhithe, 'I take the rope')).toEqual([]);
  });

  it('is no theft of what is not here, though a check is called by name', () => {
    expect(checks(ambry, 'i steal one of the pears, stealth check')).toEqual([]);
    expect(played(ambry, 'munch on the pear').text).not.toContain('Mira munches on the pear');
  });

  it('keeps the words of speech as they are', () => {
    expect(withUnseen('I say "do it so nobody sees."')).toBe('I say "do it so nobody sees."');
  });
});

describe('what one has', () => {
  const holding = { taken: { 'net-bells': 'hero-1' }, scene: quay, visited: [quay, foundry] };

  it.each([
    'I give Nettle one of the two strings of net bells, as we agreed',
    'i hand Nettle one string of bells, the other one stays with me',
    'Nettle! got your bells, here you go. now show us the marks',
    'give Nettle the bells',
  ])('is handed over by its noun, before what hangs elsewhere: %s', (text) => {
    const { progress } = played(tollhithe, text, holding);
    expect(progress.state.taken).toHaveProperty('net-bells', 'nettle');
    expect(progress.state.clues).toContain('withy-road');
  });

  it('is handed over at the end of a way', () => {
    const { progress } = played(tollhithe, 'back to the quay. Nettle! got your bells, here you go', { ...holding, scene: foundry });
    expect(progress.state.taken).toHaveProperty('net-bells', 'nettle');
  });

  it('is taken by what it is counted in', () => {
    const { progress } = played(tollhithe, 'sweet, i take two strings then', { scene: foundry, visited: [quay, foundry] });
    expect(progress.state.taken).toHaveProperty('net-bells', 'hero-1');
  });

  it('is given for the asking where nobody guards it', () => {
    const { progress } = played(tollhithe, 'Hesper, can i get a string of bells please', { scene: foundry, visited: [quay, foundry] });
    expect(progress.state.taken).toHaveProperty('net-bells', 'hero-1');
  });
});

describe('a bargain', () => {
  it.each([
    'Nettle, take us out to the wreck, ill give you a silver',
    "Nettle, guide us over to the wreck and I'll pay you two silver",
    'Nettle, one silver piece, will you come with us to the ship?',
    'hey Nettle, two silver and you walk us across the flats',
  ])('for a guide is answered, and nothing is paid before: %s', (text) => {
    const { text: told, progress } = played(tollhithe, text);
    expect(told).toContain('I have got a business to run.');
    expect(progress.rulings.filter(({ call }) => call.name === 'pay')).toEqual([]);
  });

  it("that is a word of one's own is heard, and not asked of the other", () => {
    const told = played(tollhithe, "i promise you, Nettle, i'll bring you a string of bells. ok?").text;
    expect(told).not.toMatch(/My word on it|thunk/);
    expect(told).toMatch(/promise/);
  });
});

describe('what was put off', () => {
  const inYard = { scene: yard, visited: [ambry.start, yard] };

  it('is tried by dice where a beast is fed', () => {
    expect(checks(ambry, 'i throw some rations to the gander', inYard)).toEqual(['animal handling']);
    expect(checks(ambry, 'toss it food so it calms down', inYard)).toEqual(['animal handling']);
    expect(checks(ambry, 'throw it some cheese', inYard)).toEqual([]);
  });

  it('goes in by a door by whoever lives behind it, and looks into what is no way', () => {
    const hall = sceneOf(ambry, 'Moot Hall');
    const { progress } = played(ambry, "ok i knock at the mayor's door and go in", { scene: hall, visited: [hall] });
    expect(progress.state.scene).toBe(sceneOf(ambry, 'Parlour'));
    const street = sceneOf(shut, 'Stove Street');
    const told = played(shut, 'ok i just go in through the sixth door', { scene: street, visited: [street] }).text;
    expect(told).toContain('look');
    expect(told).toContain('One room, bitterly cold.');
  });

  it('watches whoever is followed and stays, and says who is not here', () => {
    expect(played(shut, 'i tail Pell and see where he is heading').text).toContain('keeps an eye on Pell');
    expect(played(ambry, 'follow the mayor quietly, see where he takes it').text).toContain('Mayor Umbel');
  });

  it('comes out as whoever has just bidden it said', () => {
    const bid = 'Hesper Dunn nods. "Flick one. Hear how it says nothing at all?"\n\nWhat now?';
    const told = played(tollhithe, 'i flick one and listen', { scene: foundry, visited: [quay, foundry] }, [bid]).text;
    expect(told).toContain('It is as it was said. "Hear how it says nothing at all?"');
  });

  it.each([
    ['what was refused', 'Hesper Dunn sniffs. "Flick a bell? You have fingers of your own."'],
    ['what is bidden of something else', 'Hesper Dunn points. "Flick the anvil. You hear?"'],
  ])('comes out by itself after %s', (_, bid) => {
    const told = played(tollhithe, 'i flick the little bell and listen', { scene: foundry, visited: [quay, foundry] }, [
      `${bid}\n\nWhat now?`,
    ]).text;
    expect(told).not.toContain('It is as it was said');
  });

  it('goes back to where a thing stands that was seen', () => {
    const loft = sceneOf(tollhithe, 'Bell Loft');
    expect(
      played(tollhithe, 'we climb down and walk to the ferry', { scene: loft, visited: [quay, sceneOf(tollhithe, 'Tide House'), loft] })
        .text,
    ).toContain('Dry Quay');
  });
});
