import type { Generation, Proposal } from '#domain/world/generation.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { entryOf, proposalOf } from '#web/features/generations/proposal/proposal.fixture.ts';
import { ProposalReview } from './proposal-review.tsx';
import { useProposals } from '#web/features/generations/use-generation.ts';

const generation: Generation = {
  id: 'g',
  worldId: 'w',
  kind: 'document',
  prompt: '',
  category: null,
  tome: { id: 't', title: 'The Ash Book' },
  state: 'done',
  completed: 1,
  planned: 1,
  found: {},
  open: 3,
  label: 'Storyteller',
  failure: null,
  offer: null,
  isDamaged: false,
  requestedBy: 'mira',
  createdAt: '2026-11-20T18:00:00.000Z',
};

function Review() {
  const { data } = useProposals('w', 'g', false);
  return data === undefined ? null : <ProposalReview generation={generation} proposals={data} />;
}

/** Three proposals and a world with a Harbour; the server does what is decided. */
async function setUp(answers: Answers['generations'] = {}) {
  const known = ['Gate', 'Tower', 'Harbour'].map((name) => proposalOf(name));
  const states = { accept: 'accepted', merge: 'merged', reject: 'rejected', reopen: 'open' } as const;
  const shown = renderAt('/', <Review />, {
    lore: { list: () => [entryOf('Harbour')] },
    generations: {
      proposals: () => known,
      decide: ({ decisions }) => decisions.flatMap(({ proposalId, verdict }) => decided(known, proposalId, states[verdict])),
      ...answers,
    },
  });
  const list = await screen.findByRole('listbox', { name: 'Proposals' });
  list.focus();
  return shown;
}

function decided(known: Proposal[], id: string, state: Proposal['state']): Proposal[] {
  const at = known.findIndex((proposal) => proposal.id === id);
  known.splice(at, 1, proposalOf(id, { state }));
  return known.slice(at, at + 1);
}

const atHand = (name: string) => screen.getByRole('region', { name });
const decisions = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('generations.decide');

it('j and k go along the proposals and stop at the ends', async () => {
  const { person } = await setUp();
  expect(atHand('Gate')).toBeTruthy();
  await person.keyboard('jjj');
  expect(atHand('Harbour')).toBeTruthy();
  await person.keyboard('k');
  expect(atHand('Tower')).toBeTruthy();
  await person.keyboard('{Home}');
  expect(atHand('Gate')).toBeTruthy();
});

it('what is accepted or rejected by a key makes way for the next, and the last for the one before', async () => {
  const { person, server } = await setUp();
  await person.keyboard('ja');
  await waitFor(() => expect(atHand('Harbour')).toBeTruthy());
  await person.keyboard('r');
  await waitFor(() => expect(atHand('Gate')).toBeTruthy());
  expect(decisions(server)).toMatchObject([
    { decisions: [{ proposalId: 'Tower', verdict: 'accept' }] },
    { decisions: [{ proposalId: 'Harbour', verdict: 'reject' }] },
  ]);
});

it('a second key waits while a decision is on its way', async () => {
  const { person, server } = await setUp({ decide: () => new Promise(() => undefined) });
  await person.keyboard('aar');
  expect(decisions(server)).toHaveLength(1);
});

it('a key that is pressed in the filter decides nothing', async () => {
  const { person, server } = await setUp();
  screen.getByRole('radio', { name: 'Open 3' }).focus();
  await person.keyboard('ar');
  expect(decisions(server)).toEqual([]);
});

it('keys are letters while a proposal is edited, and Escape leaves the editing', async () => {
  const { person, server } = await setUp();
  await person.keyboard('e');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'jar');
  expect(name.value).toBe('jar');
  expect(atHand('Gate')).toBeTruthy();
  expect(decisions(server)).toEqual([]);
});

it('a name that stands in the world already asks whether both are one, and merges them', async () => {
  const { person, server } = await setUp();
  await person.keyboard('jja');
  const merge = await screen.findByRole('button', { name: 'Merge into it' });
  expect(decisions(server)).toEqual([]);
  await person.click(merge);
  await waitFor(() =>
    expect(decisions(server)).toMatchObject([{ decisions: [{ proposalId: 'Harbour', verdict: 'merge', into: 'e-Harbour' }] }]),
  );
});

it('a decision that the server refuses leaves the proposal at hand and says why', async () => {
  const { person } = await setUp({
    decide: () => {
      throw new Refusal('world.notFound');
    },
  });
  await person.keyboard('a');
  expect(await screen.findByText(new Refusal('world.notFound').message)).toBeTruthy();
  expect(atHand('Gate')).toBeTruthy();
});

it('what was rejected can be seen and reopened', async () => {
  const { person } = await setUp();
  await person.keyboard('r');
  await person.click(await screen.findByRole('radio', { name: 'Rejected 1' }));
  screen.getByRole('listbox').focus();
  await person.keyboard('r');
  expect(await screen.findByRole('radio', { name: 'Open 3' })).toBeTruthy();
});
