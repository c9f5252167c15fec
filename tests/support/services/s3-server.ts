import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '#server/kernel/files/bucket-settings.ts';

/** The one pair of keys that the server knows. */
const KEY = 'S3RVER';

/** A server that speaks S3, signatures checked, with one empty bucket. */
export interface S3Server {
  /** How the bucket is reached; the same with other values, to be refused. */
  settings: BucketSettings;
  end(): Promise<void>;
}

/** Starts an S3 server on a port of its own, with its files in a folder that goes with it. */
export async function startS3Server(): Promise<S3Server> {
  const directory = join(tmpdir(), `hearthlore-s3-${randomUUID()}`);
  const bucket = 'hearthlore';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  // It checks the signature of "/bucket/" as if it were "/bucket", as no client signs it.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/';
      context.state.vhost = true;
    }
    return next();
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keys: { accessKeyId: KEY, secretAccessKey: KEY },
      pathStyle: true,
    },
    async end() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
