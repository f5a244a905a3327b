import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** At the tables of a casino. */
export const CASINO: readonly SynonymRule[] = [
  {
    name: 'More machines',
    rule: w(
      'bandit manchot, machines à sous, vidéo poker, slot => kind:casino, machines',
      'one-armed bandit, fruit machine, gaming machines => kind:casino, machines',
    ),
  },
  {
    name: 'Other games',
    rule: w(
      'baccara, craps, punto banco, jeux de table => kind:casino, tables',
      'baccarat, craps, punto banco, table games => kind:casino, tables',
    ),
  },
  {
    name: 'Learning roulette',
    rule: w(
      'règles de la roulette, jouer à la roulette, mises roulette => lexique de la roulette',
      'roulette rules, how to play roulette, roulette bets, roulette terms => roulette glossary',
    ),
  },
  {
    name: 'Proof of identity',
    rule: w(
      'pièce d’identité, carte d’identité, passeport, papiers, permis de conduire => entrer au casino, identité',
      'id, id card, passport, photo id, driving licence => enter a casino, identity documents, papers',
    ),
  },
  {
    name: 'Price of entry',
    rule: w(
      'entrée payante, prix d’entrée, droit d’entrée, entrée gratuite => entrée payante',
      'entrance fee, admission fee, cover charge, free entry => entry fee',
    ),
  },
  {
    name: 'Children and casinos',
    rule: w(
      'enfants au casino, venir au casino avec des enfants => enfants entrer, enfants spectacle',
      'children in the casino, kids in the casino => children come, children see a show',
    ),
  },
  {
    name: 'Clothes',
    rule: w(
      'short, baskets, tongs, costume-cravate, robe de soirée, jean => tenue, habiller',
      'shorts, trainers, sneakers, flip-flops, jeans, tuxedo, black tie => dress code, wear',
    ),
  },
  {
    name: 'Limits',
    rule: w(
      'autolimitation, limiter mes dépenses, plafond, budget de jeu => limiter mon accès, limiter ma dépense',
      'spending limit, limit my spending, deposit limit, budget limit => cap my spending, limit my access',
    ),
  },
  {
    name: 'Bans',
    rule: w(
      'auto-exclusion, se faire interdire, exclusion, interdiction de jeu => jeu responsable, limiter mon accès',
      'self-exclude, ban myself, blacklist, exclusion, banned => responsible gaming, limit my access',
    ),
  },
  {
    name: 'Breaks',
    rule: w(
      'pause de jeu, faire une pause, arrêter un moment => pause, s’arrêter pour un temps',
      'cooling off, gambling break, take a break => break, stop for a while',
    ),
  },
  {
    name: 'Help for players',
    rule: w(
      'dépendance, accro, aide aux joueurs, joue trop, dettes de jeu => jeu responsable, joue trop',
      'helpline, addicted, gambling help, compulsive, gambling debts => responsible gaming, helplines',
    ),
  },
  {
    name: 'Buy-ins',
    rule: w(
      'buy-in, prix du tournoi, frais de tournoi => cave, inscription',
      'tournament fee, tournament price, rake => buy-in, fees',
    ),
  },
  {
    name: 'Coming back in',
    rule: w(
      'rebuy, re-entry, add-on, réentrée, racheter des jetons => recave, se paie le retour',
      'rebuy, re-buy, addon, buy back in => re-entry, add-on',
    ),
  },
  {
    name: 'Chips on the table',
    rule: w(
      'stack, tapis de départ, pile de jetons => jetons, pile',
      'starting stack, chip count, chipstack => chips, stack',
    ),
  },
  {
    name: 'Blinds',
    rule: w(
      'blinds, structure du tournoi, minuteur => blindes, horloge',
      'blind levels, blind structure, timer => blinds, clock',
    ),
  },
  {
    name: 'Bounties',
    rule: w('bounty, pko, prime => knockout, prime', 'bounties, pko, progressive knockout => knockout, bounty'),
  },
  {
    name: 'Ways to qualify',
    rule: w(
      'qualification, se qualifier, gagner une place => satellite',
      'qualifier, qualify, win a seat => satellite',
    ),
  },
  {
    name: 'Beginning with poker',
    rule: w(
      'poker débutant, débuter au poker, apprendre le poker, initiation poker => premières mains',
      'poker for beginners, beginner poker, learn poker, new to poker => first hands',
    ),
  },
  {
    name: 'Hands of poker',
    rule: w(
      'combinaisons poker, quinte flush, brelan, full => ordre des mains',
      'hand rankings, poker hands, royal flush => order of the hands',
    ),
  },
  {
    name: 'Prizes',
    rule: w(
      'dotation, cagnotte, gains du tournoi => garantis, prix',
      'prize pool, prize money, gtd => guaranteed, prizes',
    ),
  },
  { name: 'Four cards', rule: w('plo, pot-limit, quatre cartes => omaha', 'plo, pot-limit, four cards => omaha') },
  {
    name: 'Several games',
    rule: w('mixed games, stud, razz, poker mixte => variantes, mixte', 'mixed games, stud, razz => mixed, games'),
  },
  {
    name: 'Watching',
    rule: w(
      'spectateur, regarder un tournoi, accompagner un joueur => venir regarder',
      'spectator, watch a tournament, watching poker => come and watch',
    ),
  },
  {
    name: 'Entering late',
    rule: w(
      'inscription tardive, late reg => arriver en retard',
      'late registration, late reg, late entry => come late',
    ),
  },
  {
    name: 'Entering a tournament',
    rule: w(
      'inscription tournoi, s’inscrire au tournoi, inscription poker => comment s’inscrire, tournois de poker',
      'tournament registration, register for a tournament, join a tournament => how do I enter, poker tournaments',
    ),
  },
]
