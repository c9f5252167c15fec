import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { ImportDialog } from './import-dialog.tsx';

const upload = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/files/upload-file.ts', async (original) => ({ ...(await original<object>()), uploadFile: upload }));
beforeEach(() => void upload.mockReset());

const preview: CampaignPreview = {
  name: 'The salt road',
  exportedAt: '2026-01-01T00:00:00.000Z',
  world: { name: 'The Weir', isReady: true, entries: 0, tomes: 0, files: 0 },
  heroes: [{ name: 'Kara', player: 'Mira' }],
  people: ['Oda', 'Mira'],
  branches: [
    { name: null, messages: 12, isPlayed: true },
    { name: 'With the lever', messages: 1, isPlayed: false },
  ],
  fights: 1,
  notes: 0,
  lore: 0,
  homebrew: 0,
  encounters: 0,
  battleMaps: 0,
  pictures: 0,
  portraits: 0,
  checkpoints: 0,
  left: { whispers: 2 },
  lost: { reactions: 0 },
};

const answer = {
  code: 'campaign.importRefused',
  message: 'messages.jsonl is damaged: line 3 cannot be read.',
  data: { title: 'Import failed' },
};
const refused = new PlainCallError(422, answer);
const file = new File(['…'], 'road.zip', { type: 'application/zip' });

async function choose() {
  const { person } = renderAt('/', <ImportDialog onClose={() => undefined} />, {});
  await person.upload(screen.getByLabelText(/^File/), file);
  await person.click(screen.getByRole('button', { name: 'Look inside' }));
  return person;
}

it('a file is shown before it is kept, and then becomes a campaign', async () => {
  upload.mockResolvedValueOnce(preview).mockResolvedValueOnce({ campaignId: 'copy' });
  const person = await choose();
  for (const words of ['Kara, played by Mira', 'The first branch: 12 messages, played now', 'With the lever: 1 message', '1 fight']) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
  expect(screen.getByText('2 whispers that the owner could not read')).toBeTruthy();
  expect(upload.mock.calls.map(([to]) => to)).toEqual(['/api/campaigns/imports/preview']);
  await person.click(screen.getByRole('button', { name: 'Import campaign' }));
  expect((await screen.findByRole('link', { name: 'Open campaign' })).getAttribute('href')).toContain('copy');
  expect(upload.mock.calls.map(([to]) => to)).toEqual(['/api/campaigns/imports/preview', '/api/campaigns/imports']);
});

it('a file that is refused stays chosen, with the sentence below it', async () => {
  upload.mockRejectedValueOnce(refused);
  await choose();
  expect((await screen.findAllByText('messages.jsonl is damaged: line 3 cannot be read.')).length).toBeGreaterThan(0);
  expect(screen.getByText('road.zip')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import campaign' })).toBeNull();
});
