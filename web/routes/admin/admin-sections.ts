/** The screens of the administration, as its navigation lists them. */
export const adminSections = [
  { to: '/admin/people', label: 'People' },
  { to: '/admin/plan-requests', label: 'Plan requests' },
  { to: '/admin/marketplace', label: 'Marketplace' },
  { to: '/admin/invitations', label: 'Invitations' },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/usage', label: 'Usage' },
  { to: '/admin/backups', label: 'Backups' },
  { to: '/admin/audit-log', label: 'Audit log' },
  { to: '/admin/health', label: 'Health' },
] as const;
