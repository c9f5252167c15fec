declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** What the parts of the server hand on to each other; a Koa context. */
  interface Context {
    path: string;
    mountPath?: string;
    state: { vhost?: boolean };
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
