import { randomUUID } from 'node:crypto';
import { S3Driver } from 'flydrive/drivers/s3';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { StartError } from '#server/kernel/start-error.ts';

const noLog = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Opens a bucket, after it took a file, gave it back and removed it. Refuses with a StartError. */
export async function openBucket(settings: BucketSettings): Promise<S3Driver> {
  const { bucket, endpoint, region, keys, pathStyle } = settings;
  const driver = new S3Driver({
    bucket,
    region,
    forcePathStyle: pathStyle,
    visibility: 'private',
    // Buckets of today have no lists of their own for each file; who may read is said of the whole bucket.
    supportsACL: false,
    // Checksums beyond what a call needs are not understood by every compatible service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: serverLimits.bucketConnectionMilliseconds,
      requestTimeout: serverLimits.bucketAnswerMilliseconds,
      throwOnRequestTimeout: true,
      socketTimeout: serverLimits.bucketSilenceMilliseconds,
    },
    // What fails is told where it is met.
    logger: noLog,
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: keys }),
  });
  const probe = `probes/${randomUUID()}`;
  try {
    await driver.put(probe, probe);
    const found = await driver.get(probe);
    // Removes what it lists: a key that may not list is found out now, and not when a world is removed.
    await driver.deleteAll(probe);
    if (found !== probe) throw new Error('it gave back something else than it was given');
  } catch (error) {
    throw new StartError(whyNot(error, settings));
  }
  return driver;
}

const refusedKeys = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'CredentialsProviderError', 'AuthorizationHeaderMalformed'];

/** Why a bucket cannot be used, as one sentence that names the setting to look at. */
function whyNot(error: unknown, { bucket, endpoint, region }: BucketSettings): string {
  const name = error instanceof Error ? error.name : '';
  const where = endpoint ?? `AWS in ${region}`;
  if (name === 'NoSuchBucket') return `There is no bucket ${bucket} at ${where}. Make it, or check FILES_S3_BUCKET.`;
  if (name === 'AccessDenied')
    return `These keys may not read, write, list and delete in the bucket ${bucket} at ${where}. Change its policy, or check FILES_S3_ACCESS_KEY_ID.`;
  if (refusedKeys.includes(name))
    return `The keys are refused at ${where} (${name}). Check FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY and FILES_S3_REGION.`;
  if (name === 'PermanentRedirect') return `The bucket ${bucket} is not in ${region}. Check FILES_S3_REGION.`;
  return `The bucket ${bucket} at ${where} cannot be used: ${reasonOf(error)}. Check FILES_S3_ENDPOINT.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message || error.name : String(error);
}
