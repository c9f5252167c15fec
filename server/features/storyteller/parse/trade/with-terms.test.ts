import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { newEvening, sayAt } from '#tests/exam/evening.ts';
import { partyOf } from '#tests/exam/party.ts';

/** The evening once Mira has said these lines on the quay, one after the other. */
function played(...lines: string[]) {
  const adventure = readyAdventures.get('free-template-world') ?? sampleAdventure;
  return lines.reduce((log, text) => sayAt(adventure, log, partyOf(log.state), [{ hero: 'Mira', text }]), newEvening(adventure, 'terms'));
}

/** What Mira has bought and paid once these lines were said on the quay, one after the other. */
function traded(...lines: string[]) {
  const evening = played(...lines);
  const full = partyOf(evening.state)[0]?.card?.now.coins;
  const left = evening.purses['hero-1'] ?? full;
  const worth = (coins: typeof left) =>
    (coins?.copper ?? 0) +
    10 * (coins?.silver ?? 0) +
    50 * (coins?.electrum ?? 0) +
    100 * (coins?.gold ?? 0) +
    1000 * (coins?.platinum ?? 0);
  const things = (evening.state.tags ?? []).flatMap(({ about, state }) =>
    about.kind === 'thing' && state === 'carried' ? [about.name] : [],
  );
  return { paid: worth(full) - worth(left), things };
}

describe('a price that stands', () => {
  it.each<[string, string[], number, string[]]>([
    ['that was agreed on', ['Nettle, how about 8 copper for the button?', 'Deal! here you go'], 8, ["captain's button"]],
    ['that was asked for', ['Nettle, how much for the whale tooth?', "ok I'll take it."], 3, ['whale tooth']],
    [
      'that was bid higher in one word',
      ['Nettle, would you take 5 copper for the button?', 'Fine, nine copper then.', '"Agreed. Here, take the coins."'],
      9,
      ["captain's button"],
    ],
  ])('is paid by a word that closes the bargain: one %s', (_, lines, paid, things) => {
    const done = traded(...lines);
    expect(done.paid).toBe(paid);
    expect(done.things.map((name) => name.replace(/^the /, ''))).toEqual(things);
  });

  it.each<[string, string[]]>([
    ['was never named', ['Deal!']],
    ['is only spoken of', ['Nettle, how much for the whale tooth?', 'Deal with it, Nettle.']],
    [
      'was named three turns ago',
      ['Nettle, how much for the whale tooth?', 'I look at the mud.', 'I look at the mast.', 'I look up.', 'Deal!'],
    ],
  ])('is not paid where it %s', (_, lines) => {
    expect(traded(...lines)).toEqual({ paid: 0, things: [] });
  });
});

describe('terms that were held out to somebody', () => {
  const offer = 'Nettle, you guide us out to the wreck and we split whatever we find, half and half.';

  it('are kept in mind, and answered for themselves', () => {
    const { replies, state } = played(offer);
    expect(replies.at(-1)?.text).toContain('Guide you out to the wreck?');
    expect(state.people?.['nettle']?.memories.map(({ kind }) => kind)).toContain('wished');
  });

  it.each(['So is that a yes, Nettle?', 'Deal!'])('are what is asked after or closed next: %s', (text) => {
    expect(played(offer, text).replies.at(-1)?.text).toMatch(/Nettle[^]*(?:not said yes|still weighing|not agreed)[^]*half and half/u);
  });
});
