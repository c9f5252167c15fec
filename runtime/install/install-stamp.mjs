/** What a finished install leaves behind: the lock file's hash, the system it was for, and whether it was `production` or `all`. */
export const stampFor = (lockHash, system, set) => ({ lockHash, system, set });

/** Whether what the stamp describes covers what is wanted: same lock and system, and `all` covers `production`. */
export function covers(stamp, wanted) {
  if (stamp?.lockHash !== wanted.lockHash || stamp.system !== wanted.system) return false;
  return stamp.set === 'all' || stamp.set === wanted.set;
}

/** Which set to install: a folder that had everything keeps everything, so that starting never takes a developer's tools away. */
export const setToInstall = (stamp, wantedSet) => (stamp?.set === 'all' ? 'all' : wantedSet);
