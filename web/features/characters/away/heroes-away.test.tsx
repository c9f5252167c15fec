import type { HeroDocument } from '#contract/play/heroes/heroes-shapes.ts';
import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { cardOf } from '#domain/character/card.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';
import { planCreation } from '#domain/character/creation/ahead/creation-plan.ts';
import { readyHeroCards } from '#domain/character/creation/ready-hero.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { api } from '#web/lib/api.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { deviceHeroes, heroesHere, lasting } from './device-heroes.ts';
import { HeroesAway } from './heroes-away.tsx';

const session = vi.hoisted((): { state: string; person: object | null } => ({ state: 'visitor', person: null }));
vi.mock('#web/lib/session/session.ts', async (original) => ({ ...(await original<object>()), useSession: () => session }));
beforeEach(() => {
  Object.assign(session, { state: 'visitor', person: null });
  for (const { card } of heroesHere.get()) deviceHeroes.remove(card.id);
});

const kara = hero({ name: 'Kara', portrait: { kind: 'drawn', seed: 'kara' } });
const brom = { ...hero({ name: 'Brom', portrait: { kind: 'drawn', seed: 'brom' } }), id: '0d8f2a51-7d5c-4f2e-8a3b-9c1e5f7a2b44' };
const hurt = { ...kara, damage: 5 };
/** Documents as the server writes them: nothing in the browser looks into them. */
const before: HeroDocument = { schema: 1 };
const after: HeroDocument = { schema: 2 };
const facts = { shown: plainlyShown(kara), position: 1, card: cardOf(kara), picture: null };

const isHurt = {
  hero: after,
  card: cardOf(hurt),
  character: hurt,
  shown: plainlyShown(hurt),
  sentences: ['Kara takes 5 damage.'],
  rolls: [],
  position: 2,
};
const answers: Answers = {
  heroes: {
    get: ({ hero: asked }) => ({ ...facts, character: asked.kind === 'given' && asked.given.schema === 2 ? hurt : kara }),
    act: () => isHurt,
  },
};
const keep = (...heroes: (typeof kara)[]) => heroes.forEach((each) => deviceHeroes.write({ hero: before, card: cardOf(each) }));

async function hurtKara(person: ReturnType<typeof renderAt>['person']) {
  await person.type(await screen.findByRole('textbox', { name: 'Amount' }), '5');
  await person.click(screen.getByRole('button', { name: 'Damage' }));
  await screen.findByText('Kara takes 5 damage.');
}

it('a hero of this device is opened and hurt, and the device keeps what the server made of it', async () => {
  keep(kara);
  const { person, server } = renderAt(`/tools/character?on=device&hero=${kara.id}`, <HeroesAway />, answers);
  await hurtKara(person);
  expect(server.inputsOf('heroes.act')).toMatchObject([{ hero: { given: before }, act: { kind: 'takeDamage', amount: 5 } }]);
  expect(deviceHeroes.read(kara.id)).toMatchObject({ hero: after, card: { hitPoints: { left: cardOf(hurt).hitPoints.left } } });
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('what the device has no room for is said, and lasts as long as the page', async () => {
  keep(kara);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { person, close } = renderAt(`/tools/character?on=device&hero=${kara.id}`, <HeroesAway />, answers);
  await hurtKara(person);
  expect(screen.getByRole('alert').textContent).toMatch(/no room left.*export your hero/);
  expect(deviceHeroes.read(kara.id)?.hero).toEqual(after);
  close();
  full.mockRestore();
  deviceHeroes.write({ hero: after, card: cardOf(hurt) });
  expect(lasting.get()).toBe(true);
});

it('of two changes at once the second begins with what came of the first', async () => {
  keep(kara);
  const { server } = renderAt('/tools/character', <HeroesAway />, answers);
  const change = { campaignId: 'device', characterId: kara.id, act: { kind: 'takeDamage', amount: 5 } } as const;
  await act(() => Promise.all([api.characters.act({ ...change, id: brom.id }), api.characters.act({ ...change, id: kara.id })]));
  expect(server.inputsOf('heroes.act')).toMatchObject([{ hero: { given: before } }, { hero: { given: after } }]);
});

/** What another tab of this browser keeps of a hero, as this one hears of it. */
function fromElsewhere(kept: HeroDocument | null) {
  const key = `hearthlore.hero/${kara.id}`;
  if (kept === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ hero: kept, card: cardOf(hurt), at: Date.now() + 1000 }));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key), storageArea: localStorage }));
}

it('a change is made once more upon what another tab did meanwhile, so that neither is lost', async () => {
  keep(kara);
  const elsewhere: HeroDocument = { schema: 3 };
  let isFirst = true;
  const { server } = renderAt('/tools/character', <HeroesAway />, {
    heroes: {
      act: () => {
        if (isFirst) fromElsewhere(elsewhere);
        isFirst = false;
        return isHurt;
      },
    },
  });
  const change = { campaignId: 'device', characterId: kara.id, id: brom.id, act: { kind: 'takeDamage', amount: 5 } } as const;
  await act(() => api.characters.act(change));
  expect(server.inputsOf('heroes.act')).toMatchObject([{ hero: { given: before } }, { hero: { given: elsewhere } }]);
  expect(deviceHeroes.read(kara.id)?.hero).toEqual(after);
});

it('a sheet follows what another tab does with the hero, and says so', async () => {
  keep(kara);
  const { server } = renderAt(`/tools/character?on=device&hero=${kara.id}`, <HeroesAway />, answers);
  await screen.findByRole('textbox', { name: 'Amount' });
  act(() => fromElsewhere(after));
  expect(await screen.findByText(/^Kara was changed in another tab and is shown as they are now/)).toBeTruthy();
  await waitFor(() => expect(server.inputsOf('heroes.get').at(-1)).toEqual({ hero: { kind: 'given', given: after } }));
  act(() => fromElsewhere(null));
  expect(await screen.findByText('Kara is not on this device any more: another tab has deleted or moved them.')).toBeTruthy();
});

it('a ready hero is shown by the chosen rules, under a name that nobody there has', async () => {
  keep(kara);
  const ready = (ruleSet: 'srd' | 'quick') => readyHeroCards(['Kara'], ruleSet).slice(0, 1);
  const { person, server } = renderAt('/tools/character?on=device&create=yes', <HeroesAway />, {
    heroes: {
      readyHeroes: ({ ruleSet }) => ready(ruleSet),
      make: () => ({ hero: before, card: cardOf(brom), character: brom, preview: null, picture: null }),
      get: () => ({ ...facts, character: brom, card: cardOf(brom) }),
    },
  });
  await person.click(await screen.findByRole('radio', { name: 'Quick rules' }));
  await person.click(screen.getByRole('button', { name: 'Pick a ready hero' }));
  const [{ name, race, class: calling } = { name: '', race: '', class: '' }] = ready('quick');
  await person.click(await screen.findByRole('button', { name: new RegExp(name) }));
  await waitFor(() => expect(deviceHeroes.read(brom.id)?.hero).toEqual(before));
  expect(server.inputsOf('heroes.readyHeroes')).toContainEqual({ ruleSet: 'quick', taken: ['Kara'] });
  expect(server.inputsOf('heroes.make')).toMatchObject([{ ruleSet: 'quick', from: { name, race, class: calling, outfit: 'ready' } }]);
});

it('a creation step by step is worked out with the scores that the device keeps', async () => {
  const rolled = { way: '4d6' as const, rolls: [] };
  localStorage.setItem('hearthlore.hero-scores/device', JSON.stringify(rolled));
  const { server } = renderAt('/tools/character', <HeroesAway />, {
    heroes: { creationAhead: ({ draft }) => planCreation({ ...CreationDraft.parse(draft), homebrew: [] }, []) },
  });
  const plan = await act(() => api.characters.creationAhead({ campaignId: 'device', draft: { class: 'wizard' } }));
  expect(plan.steps).toContain('spells');
  expect(server.inputsOf('heroes.creationAhead')).toEqual([{ draft: { class: 'wizard' }, rolled }]);
});

it('the spells of a use that casts any are asked for with the hero', async () => {
  keep(kara);
  const { server } = renderAt('/tools/character', <HeroesAway />, { heroes: { anyCast: () => ({ name: 'Any', spells: [] }) } });
  await act(() => api.characters.anyCast({ campaignId: 'device', characterId: kara.id, use: 'divine-intervention' }));
  expect(server.inputsOf('heroes.anyCast')).toEqual([{ hero: { kind: 'given', given: before }, use: 'divine-intervention' }]);
});

it('what stands under the name of a hero and is none is left out', () => {
  localStorage.setItem('hearthlore.hero/odd', '{"hero":{"schema":1},"card":{"name":"Odd"},"at":1}');
  renderAt('/tools/character', <HeroesAway />);
  expect(screen.getByText('No hero yet')).toBeTruthy();
});

it('whoever signs in is asked once, and heroes move that the account takes', async () => {
  Object.assign(session, { state: 'person', person: mira });
  keep(kara, brom);
  const { person, server } = renderAt('/tools/character', <HeroesAway />, {
    heroes: {
      list: () => [],
      keep: ({ hero: kept }) => {
        if (server.inputsOf('heroes.keep').length > 1) throw new Refusal('hero.tooMany');
        return { card: kept.schema === 1 ? cardOf(brom) : cardOf(kara) };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  expect(await screen.findByText('Your account has reached its limit of heroes away from tables.')).toBeTruthy();
  expect(heroesHere.get()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Leave them here' }));
  await waitFor(() => expect(screen.queryByText(/^Move your heroes/)).toBeNull());
  expect(screen.getByRole('region', { name: 'On this device' })).toBeTruthy();
});

const campaign: CampaignCard = {
  id: 'harrowmere',
  name: 'Harrowmere',
  worldId: 'world',
  worldName: 'The Reach',
  ownerId: 'oda',
  isOwner: false,
  isTemplate: false,
  privateRun: null,
  seat: 'player',
  participantCount: 2,
  lastActive: '2026-11-23T04:00:00.000Z',
  lastPassage: null,
};

it('a hero comes to a campaign as a file', async () => {
  Object.assign(session, { state: 'person', person: mira });
  const { person, server } = renderAt(`/tools/character?on=account&hero=${kara.id}`, <HeroesAway />, {
    heroes: { ...answers.heroes, export: () => ({ fileName: 'Kara.json', text: '{ "kara": 1 }', report: [] }) },
    campaigns: { list: () => [campaign] },
    characters: { mine: () => [], import: () => ({ character: kara, report: ['The picture could not be read.'] }) },
  });
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Take to a campaign' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Campaign' }), 'harrowmere');
  await person.click(screen.getByRole('button', { name: 'Take along' }));
  expect(await screen.findByText('The picture could not be read.')).toBeTruthy();
  expect(server.inputsOf('heroes.export')).toMatchObject([{ hero: { kept: kara.id }, format: 'hearthlore' }]);
  expect(server.inputsOf('characters.import')).toMatchObject([{ campaignId: 'harrowmere', text: '{ "kara": 1 }' }]);
});
