import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Recording } from './recorder.ts';

/** What encodes in the browser: WebM of its frames. It stands in the page, so that it must not name anything from here. */
interface Job {
  frames: Recording['frames'];
  width: number;
  height: number;
  seconds: number;
  bitrate: number;
}

const ORIGIN = 'http://localhost:1';
const WORKSHOP = '<!doctype html><meta charset="utf-8"><title>Encoding</title>';

/** Makes a WebM of a recording, with the encoder of the browser. Its name says VP9. */
export async function encode(browser: Browser, recording: Recording, size: { width: number; height: number }): Promise<Buffer> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const library = await readFile(
      createRequire(import.meta.url)
        .resolve('mediabunny')
        .replace(/[^/]+$/, 'mediabunny.min.mjs'),
    );
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const shot = recording.shots[Number(/^\/shot\/(\d+)$/.exec(pathname)?.[1] ?? -1)];
      if (shot) return route.fulfill({ body: shot, contentType: 'image/png' });
      if (pathname === '/mediabunny.mjs') return route.fulfill({ body: library, contentType: 'text/javascript' });
      return route.fulfill({ body: WORKSHOP, contentType: 'text/html' });
    });
    await page.goto(ORIGIN);
    const { frames, seconds } = recording;
    const bitrate = Math.min(260_000, Math.floor((MOST_BYTES * 8) / seconds));
    return Buffer.from(await page.evaluate(encodeInPage, { frames, seconds, bitrate, ...size }), 'base64');
  } finally {
    await context.close();
  }
}

/** What the encoder aims at; a video may have 1,000,000. */
const MOST_BYTES = 850_000;

async function encodeInPage({ frames, width, height, seconds, bitrate }: Job): Promise<string> {
  const library: typeof import('mediabunny') = await import(/* @vite-ignore */ `${location.origin}/mediabunny.mjs`);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const shown = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null || shown === null) throw new Error('This browser draws nothing.');
  const target = new library.BufferTarget();
  const output = new library.Output({ format: new library.WebMOutputFormat(), target });
  const source = new library.CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: 10, latencyMode: 'quality' });
  output.addVideoTrack(source);
  await output.start();
  const drawPointer = (x: number, y: number, isDown: boolean) => {
    pen.setTransform(1, 0, 0, 1, x, y);
    if (isDown) {
      pen.beginPath();
      pen.arc(0, 0, 20, 0, Math.PI * 2);
      pen.fillStyle = 'rgb(255 190 110 / 0.4)';
      pen.fill();
    }
    pen.fill(new Path2D('M0 0v19l4.6-4.2 3 7 3.2-1.4-3-6.8h6.2z'));
    pen.fillStyle = '#fff';
    pen.strokeStyle = '#1c130d';
    pen.lineWidth = 1.4;
    pen.fill(new Path2D('M0 0v19l4.6-4.2 3 7 3.2-1.4-3-6.8h6.2z'));
    pen.stroke(new Path2D('M0 0v19l4.6-4.2 3 7 3.2-1.4-3-6.8h6.2z'));
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
  for (const [n, { at, shot, pointer }] of frames.entries()) {
    if (frames[n - 1]?.shot !== shot) {
      const picture = await createImageBitmap(await (await fetch(`/shot/${shot}`)).blob());
      shown.drawImage(picture, 0, 0, width, height);
      picture.close();
    }
    pen.drawImage(shown.canvas, 0, 0);
    drawPointer(pointer.x, pointer.y, pointer.isDown);
    const until = frames[n + 1]?.at ?? seconds;
    await source.add(at, Math.max(0.001, until - at));
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return btoa(text);
}
