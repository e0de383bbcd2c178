export { InvitationAnswer } from './invitations/invitation-answer.tsx';
export { invitationTitleMessages } from './invitations/invitation-title-messages.ts';
export { NewWorkspaceDialog } from './workspaces/new-workspace-dialog.tsx';
export { TeamScreen } from './team-screen.tsx';
export { WorkspaceItems } from './workspaces/workspace-items.tsx';
