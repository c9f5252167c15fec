/** Where somebody's picture stands; another picture has another address. */
export function avatarUrl(userId: string, avatarAt: Date | null): string | null {
  return avatarAt === null ? null : `/avatars/${userId}?v=${avatarAt.getTime().toString(36)}`;
}
