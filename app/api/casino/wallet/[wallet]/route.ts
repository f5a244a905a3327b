import type { NextRequest } from 'next/server'
import { answerWallet } from '#lib/api/wallet/wallet.ts'

export const dynamic = 'force-dynamic'

/** The member's card, or one of their tickets, for Apple's or Google's wallet. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ wallet: string }> },
): Promise<Response> {
  return await answerWallet(request, (await params).wallet)
}
