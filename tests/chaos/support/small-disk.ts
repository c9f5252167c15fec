import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from '#tests/chaos/scenario.ts';

/** A disk of so many megabytes that can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Leaves no byte on it. */
  fill: () => void;
  /** Takes away what filled it. */
  clear: () => void;
}

/** Why no small disk can be made here; undefined where one can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'A small disk is a tmpfs, which needs Linux and root.';
  return undefined;
}

/** Makes a small disk; it is gone with the run. */
export function smallDisk(trial: Trial, megabytes: number): SmallDisk {
  const folder = join(trial.folder, 'small-disk');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  trial.onEnd(() => void execFileSync('umount', ['-l', folder]));
  const filling = join(folder, 'filling');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filling, Buffer.alloc(bavail * bsize));
      } catch {
        // It is full a little earlier than it said.
      }
    },
    clear: () => rmSync(filling, { force: true }),
  };
}
