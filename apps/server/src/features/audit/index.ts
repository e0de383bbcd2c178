export { writeAudit, writeOwnAudits } from './write-audit.ts';
