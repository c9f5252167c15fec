import type { Generation } from '#domain/world/generation.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { UploadPanel } from '#web/features/generations/document/upload-panel.tsx';
import { DamagedGeneration } from '#web/features/generations/damaged-generation.tsx';
import { GenerateForm } from './generate-form.tsx';

const generation: Generation = {
  id: 'g1',
  worldId: 'w1',
  kind: 'world',
  prompt: 'A drowned coast.',
  category: null,
  tome: null,
  state: 'running',
  completed: 0,
  planned: 24,
  found: {},
  open: 0,
  label: 'the Storyteller',
  failure: null,
  offer: null,
  isDamaged: false,
  requestedBy: mira.id,
  createdAt: '2026-11-20T12:00:00.000Z',
};

it('a world is written from a description, which is needed and may come from an idea', async () => {
  const begun: string[] = [];
  const { person, server } = renderAt(
    '/world/new',
    <PersonProvider person={mira}>
      <GenerateForm createWorld={async () => ({ id: 'w1', name: 'The Ninefold Sky' })} onBegun={({ id }) => void begun.push(id)} />
    </PersonProvider>,
    { generations: { generate: () => generation } },
  );
  const press = () => person.click(screen.getByRole('button', { name: 'Generate World' }));
  await press();
  expect(await screen.findByText('Prompt required')).toBeTruthy();
  expect(server.calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Floating islands' }));
  const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Describe your world/ }).value;
  await press();
  await waitFor(() => expect(begun).toEqual(['g1']));
  expect(server.inputsOf('generations.generate')).toMatchObject([{ worldId: 'w1', prompt }]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Describe your world/ }).value).toBe('');
});

it('what was described stays where no world could be made', async () => {
  const { person, server } = renderAt(
    '/world/new',
    <PersonProvider person={mira}>
      <GenerateForm createWorld={async () => null} onBegun={() => undefined} />
    </PersonProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Describe your world/ });
  await person.type(field, 'A drowned coast.');
  await person.click(screen.getByRole('button', { name: 'Generate World' }));
  expect(field.value).toBe('A drowned coast.');
  expect(server.calls).toEqual([]);
});

it('what is no document, or too large a one, is told apart before a world is made for it', async () => {
  let made = 0;
  const createWorld = async () => {
    made += 1;
    return null;
  };
  const { person } = renderAt('/world/new', <UploadPanel createWorld={createWorld} onReading={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Document/);
  field.removeAttribute('accept');
  await person.upload(field, new File(['MZ'], 'run.exe'));
  expect(await screen.findByText('Please select a valid file type (TXT, MD, PDF, DOC, DOCX, or JSON)')).toBeTruthy();
  const large = new File(['a'], 'long.txt');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  await person.upload(field, large);
  expect((await screen.findAllByText('File size must be less than 10MB')).length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: 'Upload and find lore' }));
  expect(await screen.findByText('Please choose a file.')).toBeTruthy();
  expect(made).toBe(0);
});

it('a damaged generation is run again, and only then the damaged one goes', async () => {
  const gone: (string | null)[] = [];
  const { person, server } = renderAt(
    '/world/view/w1',
    <DamagedGeneration
      generation={{ ...generation, kind: 'expansion', category: 'items', isDamaged: true }}
      onGone={(next) => void gone.push(next?.id ?? null)}
    />,
    { generations: { expand: () => ({ ...generation, id: 'g2', kind: 'expansion' }), discard: () => ({}) } },
  );
  expect(screen.getByRole('alert').textContent).toContain('This generation is damaged');
  await person.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(gone).toEqual(['g2']));
  expect(server.calls.map(({ operation }) => operation)).toEqual(['generations.expand', 'generations.discard']);
});
