import { z } from 'zod';
import type { Fog } from '#domain/maps/fog.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { runInChildProcess } from '#server/kernel/workers/run-in-child-process.ts';
import { log } from '#server/kernel/log.ts';
import type { CoveredPicture } from './fog-picture.ts';
import { keptFew } from '#server/kernel/kept-few.ts';
import type { MapFile } from './map-picture.ts';

/** Bytes of pictures that are kept to be sent again. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a file that could not be drawn is not tried again, so that it keeps no other waiting. */
const HOPELESS_MILLISECONDS = 10 * 60 * 1000;

const coverInChildProcess = runInChildProcess(import.meta.url, 'fog-worker', {
  megabytes: 128,
  milliseconds: 30_000,
  most: 1,
  urgent: true,
});
const Answer = z.object({ bytes: z.instanceof(Uint8Array), type: z.enum(['image/png', 'image/webp']) });

/** What is shown of a picture into which no fog can be cut: nothing, in the shape of a map. */
const nothing: CoveredPicture = {
  bytes: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAC0lEQVR4nGNgwAUAABoAAbw84EEAAAAASUVORK5CYII=', 'base64'),
  type: 'image/png',
};

const hopeless = new Set<string>();
const kept = keptFew<CoveredPicture>(KEPT_BYTES, ({ bytes }) => bytes.length);

/**
 * A picture with only what no fog covers, drawn once for each state of the fog, whoever asks; its tag names the file and that
 * state. It is drawn in a process of its own, one at a time. Of a picture that is broken, too large or made to do harm there
 * is nothing to see, as though all of it were covered.
 */
export async function coveredPicture(file: MapFile, fog: Fog): Promise<CoveredPicture> {
  const { name, tag } = file;
  if (hopeless.has(name)) return nothing;
  try {
    return await kept(tag, async () => Answer.parse(await file.lend((place) => coverInChildProcess({ place, fog }))));
  } catch (error) {
    // A store that does not answer says nothing about the picture.
    if (error instanceof Refusal) throw error;
    log.fault('Fog could not be cut into a map; players see nothing of it', error);
    hopeless.add(name);
    setTimeout(() => hopeless.delete(name), HOPELESS_MILLISECONDS).unref();
    return nothing;
  }
}
