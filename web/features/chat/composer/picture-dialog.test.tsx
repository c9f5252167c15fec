import type { MessageImage } from '#domain/chat/message.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const image: MessageImage = { id: 'i1', alt: 'A weir', width: 40, height: 30 };
const photograph = new File(['raw'], 'weir.png', { type: 'image/png' });

/** What was sent, and what the server answers to it. */
const server: { sent: [string, string][][]; status: number; answer: unknown } = { sent: [], status: 200, answer: image };

/** The browser's own way of sending a file, without a network. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    server.sent.push([...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]));
    queueMicrotask(() => {
      Object.assign(this, { status: server.status, response: server.answer });
      this.dispatchEvent(new Event('load'));
    });
  }
}

beforeEach(() => {
  Object.assign(server, { sent: [], status: 200, answer: image });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4096, height: 3072, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['small'], { type: 'image/webp' })));
});

afterEach(() => vi.restoreAllMocks());

function setUp() {
  const [add, close] = [vi.fn<(picture: MessageImage) => void>(), vi.fn()];
  return { ...renderAt('/', <PictureDialog campaignId="weir" onAdd={add} onClose={close} />), add, close };
}

const file = () => screen.getByLabelText(/^Picture/);
const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Description/ });
const send = () => screen.getByRole('button', { name: 'Add to the message' });

it('a picture is sent drawn anew and small, with what it shows in words', async () => {
  const { person, add, close } = setUp();
  await person.upload(file(), photograph);
  expect(screen.getByText('weir.png')).toBeTruthy();
  await person.type(words(), ' A weir ');
  await person.click(send());
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.sent).toEqual([
    [
      ['alt', 'A weir'],
      ['width', '2048'],
      ['height', '1536'],
      ['file', 'picture.webp'],
    ],
  ]);
  expect(add.mock.calls).toEqual([[image]]);
});

it('a picture that is let fall on the field is taken', () => {
  setUp();
  fireEvent.drop(file(), { dataTransfer: { files: [photograph] } });
  expect(screen.getByText('weir.png')).toBeTruthy();
});

it('a picture without words, and words without a picture, are asked for before anything is sent', async () => {
  const { person } = setUp();
  await person.click(send());
  expect(screen.getByText('Please choose a picture.')).toBeTruthy();
  expect(screen.getByText('Please describe the picture.')).toBeTruthy();
  await person.type(words(), 'A weir');
  expect(screen.queryByText('Please describe the picture.')).toBeNull();
  await person.click(send());
  await person.clear(words());
  await person.upload(file(), photograph);
  await person.click(send());
  expect(server.sent).toEqual([]);
});

it('a picture that the server refuses can be sent again, with its words still there', async () => {
  Object.assign(server, { status: 413, answer: { code: 'upload.tooLarge', message: 'This file is too large.', data: { title: 'Error' } } });
  const { person, add, close } = setUp();
  await person.upload(file(), photograph);
  await person.type(words(), 'A weir');
  await person.click(send());
  expect(await screen.findByText('This file is too large.')).toBeTruthy();
  expect([words().value, close.mock.calls]).toEqual(['A weir', []]);
  Object.assign(server, { status: 200, answer: image });
  await person.click(send());
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1));
});

it('a file that is no picture is told apart before it leaves the browser', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { person } = setUp();
  await person.upload(file(), photograph);
  await person.type(words(), 'A weir');
  await person.click(send());
  expect(await screen.findByText('Failed to upload file')).toBeTruthy();
  expect(server.sent).toEqual([]);
});
