import { Progress } from './progress.tsx';

/** How far a file is: the share of it that has left, from 0 to 1, then what is done with it. */
export function UploadProgress({ share, then }: { share: number; then: string }) {
  const leaving = share < 1;
  return (
    <div role="status">
      <Progress label={leaving ? 'Uploading the file' : then} {...(leaving ? { value: share } : {})} />
    </div>
  );
}
