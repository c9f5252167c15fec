import { call } from '@orpc/server';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { WorldFilePath } from '#domain/world/file-path.ts';
import { remoteStorage as remote } from '#contract/remote/remote-storage.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { operations } from './operations.ts';

/** Answers the calls on the files of worlds by the operations they stand for; each is permitted there. */
export function remoteStorageNames({ worlds }: ReturnType<typeof operations>) {
  /** A link to a file that the asking person may have. */
  const linkTo = async (context: CallContext, { worldId, path }: WorldFilePath, seconds: number, download: boolean) => {
    const [file] = await call(worlds.files, { worldId, path, limit: 1 }, { context });
    if (file === undefined) throw new Refusal('file.notFound');
    const { files, now } = context.kernel;
    return files.link(path, { now: now(), seconds: Math.min(seconds, limits.fileLinkSeconds), download });
  };
  return {
    listFiles: answer(remote.listFiles, async (context, input) => call(worlds.files, input, { context })),
    signFile: answer(remote.signFile, async (context, { path, expiresIn, download }) => {
      const { url: signedUrl, expiresAt } = await linkTo(context, path, expiresIn, download);
      return { signedUrl, expiresAt: expiresAt.toISOString() };
    }),
    publicFile: answer(remote.publicFile, async (context, { path }) => ({
      publicUrl: (await linkTo(context, path, limits.fileLinkSeconds, false)).url,
    })),
  };
}
